import { z } from 'zod'
import { defineCall } from './call.ts'
import { postListSchema } from './posts.ts'
import { receivedPostSummarySchema } from './received.ts'

/**
 * What the search box searches: a prerendered file, asked for when somebody goes to the box. Not a call of
 * §7: `GET /api/blog` is answered per visitor, holds drafts for the administrator, and names the pictures
 * as they were uploaded.
 */
export const readPostIndexCall = defineCall({
  method: 'GET',
  path: '/blog/posts.json',
  access: 'public',
  summary: 'List all published posts, each with a card-size picture',
  response: postListSchema,
  received: z.array(receivedPostSummarySchema),
  status: 200,
  errors: [],
})
