import { z } from 'zod'
import { defineCall, readingPosts, saving } from '#src/contract/call.ts'
import { deletion, restoration } from '#src/contract/id-schemas.ts'
import {
  postBodySchema,
  postListQuerySchema,
  postListSchema,
  postParamsSchema,
} from './post-schemas.ts'
import { postAnswer, tolerantPostSummarySchema } from './tolerant-post-schemas.ts'

export const postCalls = {
  listPosts: defineCall({
    ...readingPosts,
    path: '/api/blog',
    access: 'public',
    summary: 'List posts',
    query: postListQuerySchema,
    response: postListSchema,
    clientResponse: z.array(tolerantPostSummarySchema),
  }),
  getPost: defineCall({
    ...readingPosts,
    path: '/api/blog/{id}',
    access: 'public',
    summary: 'Get a post by id or slug',
    params: postParamsSchema,
    ...postAnswer,
  }),
  createPost: defineCall({
    method: 'POST',
    path: '/api/blog',
    scopes: ['posts'],
    summary: 'Create a post',
    body: postBodySchema,
    headers: ['Idempotency-Key'],
    ...postAnswer,
    status: 201,
    refresh: 'public',
  }),
  updatePost: defineCall({
    ...saving,
    path: '/api/blog/{id}',
    scopes: ['posts'],
    summary: 'Replace a post',
    params: postParamsSchema,
    body: postBodySchema,
    ...postAnswer,
    refresh: 'public',
  }),
  deletePost: defineCall({
    ...deletion,
    path: '/api/blog/{id}',
    scopes: ['posts'],
    summary: 'Move a post to the trash',
    params: postParamsSchema,
  }),
  restorePost: defineCall({
    ...restoration,
    path: '/api/blog/{id}/restore',
    scopes: ['posts'],
    summary: 'Restore a post from the trash',
  }),
} as const
