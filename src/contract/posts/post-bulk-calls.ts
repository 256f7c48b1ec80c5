import { defineCall } from '#src/contract/call.ts'
import { postChangeResponseSchema, postChangeSchema } from './post-bulk-schemas.ts'

export const postBulkCalls = {
  changePosts: defineCall({
    method: 'PATCH',
    path: '/api/blog',
    scopes: ['posts'],
    summary: 'Change several posts, or undo such a change',
    body: postChangeSchema,
    response: postChangeResponseSchema,
    refresh: 'public',
  }),
} as const
