import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'

export const activeSessionSchema = z.strictObject({
  id: idSchema,
  device: z.string(),
  address: z.string(),
  createdAt: isoDateSchema,
  /** Absolute expiry; eight hours without use end it too. */
  expiresAt: isoDateSchema,
  isCurrent: z.boolean(),
})
export type ActiveSession = z.infer<typeof activeSessionSchema>
export const activeSessionListSchema = z.array(activeSessionSchema)

/** DELETE /api/sessions: `?tokens=revoke` also revokes the caller's access tokens. */
export const endSessionsQuerySchema = z.strictObject({
  tokens: z.literal('revoke', 'tokens can only be revoke').optional(),
})
export const sessionsEndedSchema = z.strictObject({
  ended: z.int().min(0),
  revoked: z.int().min(0),
})
