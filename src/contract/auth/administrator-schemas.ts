import { z } from 'zod'
import { isoDateSchema } from '#src/contract/text-schemas.ts'

/** A Google account that may sign in, or has signed in. */
const administratorSchema = z.strictObject({
  email: z.string(),
  /** As Google reported it at the last sign-in; empty before the first. */
  name: z.string(),
  /** Whether the settings of the site still allow it. */
  isAllowed: z.boolean(),
  /** The account of this request. */
  isCurrent: z.boolean(),
  /** Within the last year. */
  lastSignInAt: isoDateSchema.nullable(),
  /** Signed-in devices. */
  devices: z.int().min(0),
})
export type Administrator = z.infer<typeof administratorSchema>
export const administratorListSchema = z.array(administratorSchema)
