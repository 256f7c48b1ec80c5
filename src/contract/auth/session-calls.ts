import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { defineCall } from '#src/contract/call.ts'
import { deletedSchema } from '#src/contract/id-schemas.ts'
import { userSchema } from './user-schemas.ts'

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

export const sessionCalls = {
  getUser: defineCall({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Get the signed-in user',
    response: userSchema,
  }),
  login: defineCall({
    method: 'GET',
    path: '/api/login',
    access: 'public',
    summary: 'Start the Google sign-in (browser navigation)',
    query: z.object({ returnTo: z.string().optional(), redirected: z.string().optional() }),
    responseKind: 'redirect',
    status: 302,
    errors: [429],
  }),
  loginCallback: defineCall({
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'public',
    summary: 'Finish the Google sign-in (browser navigation)',
    responseKind: 'redirect',
    status: 302,
    errors: [429],
  }),
  logout: defineCall({
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    summary: 'End the session (browser navigation)',
    responseKind: 'redirect',
    status: 303,
  }),
  listSessions: defineCall({
    method: 'GET',
    path: '/api/sessions',
    summary: 'List signed-in devices, newest first',
    response: z.array(activeSessionSchema),
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/api/sessions/{id}',
    summary: 'Sign out one device',
    response: deletedSchema,
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'Sign out all other devices, and optionally revoke your access tokens',
    query: z.strictObject({
      tokens: z.literal('revoke', 'tokens can only be revoke').optional(),
    }),
    response: z.strictObject({ ended: z.int().min(0), revoked: z.int().min(0) }),
  }),
} as const
