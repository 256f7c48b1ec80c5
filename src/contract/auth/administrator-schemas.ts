import { z } from 'zod'
import { isoDateSchema } from '#src/contract/text-schemas.ts'

const administratorSchema = z.strictObject({
  email: z.string(),
  /** As Google reported it at the last sign-in; empty before the first. */
  name: z.string(),
  isAllowed: z.boolean(),
  isCurrent: z.boolean(),
  lastSignInAt: isoDateSchema.nullable(),
  devices: z.int().min(0),
})
export type Administrator = z.infer<typeof administratorSchema>
export const administratorListSchema = z.array(administratorSchema)
