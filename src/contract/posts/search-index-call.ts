import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import { postListSchema } from './post-schemas.ts'
import { tolerantPostSummarySchema } from './tolerant-post-schemas.ts'

/**
 * The search index: a prerendered file, requested when the search box gets focus. Not a documented call: `GET
 * /api/blog` is answered per visitor, holds drafts for the administrator, and has the images as uploaded.
 */
export const searchIndexCall = defineCall({
  method: 'GET',
  path: '/blog/posts.json',
  access: 'public',
  summary: 'List all published posts, each with a card-size image',
  response: postListSchema,
  clientResponse: z.array(tolerantPostSummarySchema),
})
