import { z } from 'zod'
import { defineCall, readingPosts, replacing } from '#src/contract/call.ts'
import { comparisonQuerySchema } from '#src/contract/comparison-schemas.ts'
import {
  postComparisonSchema,
  postVersionListSchema,
  tolerantPostVersionSchema,
} from './post-version-schemas.ts'
import { postAnswer } from './tolerant-post-schemas.ts'

export const postVersionCalls = {
  listPostVersions: defineCall({
    ...readingPosts,
    path: '/api/blog/{id}/versions',
    summary: 'List the versions of a post, newest first',
    response: postVersionListSchema,
    clientResponse: z.array(tolerantPostVersionSchema),
    hasETag: true,
  }),
  comparePostVersion: defineCall({
    ...readingPosts,
    path: '/api/blog/{id}/versions/{version}',
    summary: 'Get a version of a post, compared with another one',
    query: comparisonQuerySchema,
    response: postComparisonSchema,
  }),
  restorePostVersion: defineCall({
    ...replacing,
    path: '/api/blog/{id}/versions/{version}/restore',
    scopes: ['posts'],
    summary: 'Restore a version of a post. Status, dates and slug do not change',
    // `draft` keeps the published version: the restored text becomes a draft.
    query: z.strictObject({ as: z.enum(['draft']).optional() }),
    ...postAnswer,
    refresh: 'public',
  }),
} as const
