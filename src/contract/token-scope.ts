import { z } from 'zod'

export const tokenScopeSchema = z.enum(
  ['posts', 'media', 'read'],
  'Scopes are posts, media and read',
)
export type TokenScope = z.infer<typeof tokenScopeSchema>
