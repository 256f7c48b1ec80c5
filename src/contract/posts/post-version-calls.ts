import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import { comparisonQuerySchema } from '#src/contract/comparison-schemas.ts'
import {
  postComparisonSchema,
  postVersionListSchema,
  tolerantPostVersionSchema,
} from './post-version-schemas.ts'
import { postAnswer } from './tolerant-post-schemas.ts'

export const postVersionCalls = {
  listPostVersions: defineCall({
    method: 'GET',
    path: '/api/blog/{id}/versions',
    scopes: ['posts', 'read'],
    summary: 'List the versions of a post, newest first',
    response: postVersionListSchema,
    clientResponse: z.array(tolerantPostVersionSchema),
    hasETag: true,
  }),
  comparePostVersion: defineCall({
    method: 'GET',
    path: '/api/blog/{id}/versions/{version}',
    scopes: ['posts', 'read'],
    summary: 'Get a version of a post, compared with another one',
    query: comparisonQuerySchema,
    response: postComparisonSchema,
  }),
  restorePostVersion: defineCall({
    method: 'POST',
    path: '/api/blog/{id}/versions/{version}/restore',
    scopes: ['posts'],
    summary: 'Restore a version of a post. Status, dates and slug do not change',
    // `draft` keeps the published version: the restored text becomes a draft.
    query: z.strictObject({ as: z.enum(['draft']).optional() }),
    headers: ['If-Match'],
    ...postAnswer,
    refresh: 'public',
  }),
} as const
