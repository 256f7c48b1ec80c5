import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
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
    method: 'GET',
    path: '/api/blog',
    access: 'public',
    scopes: ['posts', 'read'],
    summary: 'List posts',
    query: postListQuerySchema,
    response: postListSchema,
    clientResponse: z.array(tolerantPostSummarySchema),
  }),
  getPost: defineCall({
    method: 'GET',
    path: '/api/blog/{id}',
    access: 'public',
    scopes: ['posts', 'read'],
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
    method: 'PUT',
    path: '/api/blog/{id}',
    scopes: ['posts'],
    summary: 'Replace a post',
    params: postParamsSchema,
    body: postBodySchema,
    headers: ['If-Match'],
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
