import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import { deletedSchema } from '#src/contract/id-schemas.ts'
import {
  accessTokenListSchema,
  createdAccessTokenSchema,
  newAccessTokenBodySchema,
  tolerantAccessTokenSchema,
  tolerantCreatedAccessTokenSchema,
} from './access-token-schemas.ts'

export const accessTokenCalls = {
  listAccessTokens: defineCall({
    method: 'GET',
    path: '/api/tokens',
    summary: 'List access tokens, newest first, without their secrets',
    response: accessTokenListSchema,
    clientResponse: z.array(tolerantAccessTokenSchema),
  }),
  createAccessToken: defineCall({
    method: 'POST',
    path: '/api/tokens',
    needsRecentSignIn: true,
    summary: 'Create an access token. Only this response contains the secret',
    body: newAccessTokenBodySchema,
    response: createdAccessTokenSchema,
    clientResponse: tolerantCreatedAccessTokenSchema,
    status: 201,
    errors: [409],
  }),
  revokeAccessToken: defineCall({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    summary: 'Revoke an access token',
    response: deletedSchema,
  }),
} as const
