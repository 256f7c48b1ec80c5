import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import { idSchema, isoDateSchema, singleLineText } from '#src/contract/text-schemas.ts'
import { tokenScopeSchema } from '#src/contract/token-scope.ts'
import type { TokenScope } from '#src/contract/token-scope.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'
import { defineCall } from '#src/contract/call.ts'
import { deletedSchema } from '#src/contract/id-schemas.ts'

export const TOKEN_SCOPE_LABELS: Record<TokenScope, { label: string; hint: string }> = {
  posts: { label: 'Posts', hint: 'Read, create, change, publish and delete posts.' },
  media: { label: 'Media', hint: 'Read, upload, replace and delete files of the media library.' },
  read: { label: 'Read', hint: 'Read all content, drafts and messages too. Change nothing.' },
}

const accessTokenSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdAt: isoDateSchema,
  createdBy: z.string(),
  expiresAt: isoDateSchema,
  hasCurrentSecret: z.boolean(),
  lastUsedAt: isoDateSchema.nullable(),
})
export type AccessToken = z.infer<typeof accessTokenSchema>

const DAYS = `Days must be a whole number from 1 to ${LIMITS.tokenDays}`

export const newAccessTokenBodySchema = z.strictObject({
  name: singleLineText('Name', LIMITS.tokenNameLength),
  scopes: z
    .array(tokenScopeSchema, 'Scopes must be a list')
    .min(1, 'Choose at least one scope')
    .transform((scopes) => [...new Set(scopes)]),
  /** Days until it ends. */
  days: z.int(DAYS).min(1, DAYS).max(LIMITS.tokenDays, DAYS),
})
export type NewAccessTokenBody = z.infer<typeof newAccessTokenBodySchema>

/** The only response that holds the secret: the server keeps its hash. */
export const createdAccessTokenSchema = accessTokenSchema.extend({ token: z.string() })
export type CreatedAccessToken = z.infer<typeof createdAccessTokenSchema>

const tolerantAccessTokenSchema = accessTokenSchema.strip().extend({
  name: visibleBidiText,
  hasCurrentSecret: accessTokenSchema.shape.hasCurrentSecret.default(true),
})

export const accessTokenCalls = {
  listAccessTokens: defineCall({
    method: 'GET',
    path: '/api/tokens',
    summary: 'List access tokens, newest first, without their secrets',
    response: z.array(accessTokenSchema),
    clientResponse: z.array(tolerantAccessTokenSchema),
  }),
  createAccessToken: defineCall({
    method: 'POST',
    path: '/api/tokens',
    needsRecentSignIn: true,
    summary: 'Create an access token. Only this response contains the secret',
    body: newAccessTokenBodySchema,
    response: createdAccessTokenSchema,
    clientResponse: tolerantAccessTokenSchema.extend({ token: z.string() }),
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
