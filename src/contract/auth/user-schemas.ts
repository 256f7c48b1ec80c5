import { z } from 'zod'
import { idSchema } from '#src/contract/text-schemas.ts'

/** §3 User: the response of GET /api/auth/user when signed in (401 otherwise). */
export const userSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
})
export type User = z.infer<typeof userSchema>

/** §2: values of the `error` parameter after a refused sign-in. */
export type LoginErrorCode = 'google_required' | 'auth_failed' | 'login_error'
