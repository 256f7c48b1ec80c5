import { z } from 'zod'
import { idSchema } from '#src/contract/text-schemas.ts'

/** The response of GET /api/auth/user when signed in (401 otherwise). */
export const userSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
})
export type User = z.infer<typeof userSchema>

/** Values of the `error` parameter after a refused sign-in (S2-login-error-01). */
export type LoginErrorCode = 'google_required' | 'auth_failed' | 'login_error'
