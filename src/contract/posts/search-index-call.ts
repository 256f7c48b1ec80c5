import { defineCall } from '#src/contract/call.ts'
import { postListSchema } from './post-schemas.ts'

/**
 * A prerendered file for the search box. Not `GET /api/blog`, which holds drafts for the administrator and original
 * images.
 */
export const searchIndexCall = defineCall({
  method: 'GET',
  path: '/blog/posts.json',
  access: 'public',
  summary: 'List all published posts, each with a card-size image',
  response: postListSchema,
})
