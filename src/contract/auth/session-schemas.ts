import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'

/** One place where the administrator is signed in. */
export const activeSessionSchema = z.strictObject({
  id: idSchema,
  /** The browser that signed in, by what it said of itself; empty when it said nothing known. */
  device: z.string(),
  /** The network address it had then; empty when it is not known. */
  address: z.string(),
  createdAt: isoDateSchema,
  /** Ends then at the latest; eight hours without use end it too. */
  expiresAt: isoDateSchema,
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type ActiveSession = z.infer<typeof activeSessionSchema>
export const activeSessionListSchema = z.array(activeSessionSchema)
export const sessionsEndedSchema = z.strictObject({ ended: z.int().min(0) })
