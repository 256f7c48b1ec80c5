import { z } from 'zod'
import { idSchema, isoDateSchema } from './text.ts'

/** One place where the administrator is signed in. */
export const signedInSchema = z.strictObject({
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
export type SignedIn = z.infer<typeof signedInSchema>
export const signedInListSchema = z.array(signedInSchema)
export const sessionsEndedSchema = z.strictObject({ ended: z.int().min(0) })
