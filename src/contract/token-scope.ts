import { z } from 'zod'

/** What an access token may do; each call names the scopes that admit it (`scopes` in call.ts). */
export const tokenScopeSchema = z.enum(
  ['posts', 'media', 'read'],
  'Scopes are posts, media and read',
)
export type TokenScope = z.infer<typeof tokenScopeSchema>
