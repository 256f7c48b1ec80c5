import { z } from 'zod'
import { defineCall } from './call.ts'
import { deletedSchema, idParamsSchema, restoredSchema } from './ids.ts'
import {
  postBodySchema,
  postListQuerySchema,
  postListSchema,
  postParamsSchema,
  postSchema,
} from './posts.ts'
import { receivedPostSchema, receivedPostSummarySchema } from './received.ts'

/** §7: the calls about posts. */
export const postCalls = {
  listPosts: defineCall({
    method: 'GET',
    path: '/api/blog',
    auth: 'anyone',
    summary: 'List posts',
    query: postListQuerySchema,
    response: postListSchema,
    received: z.array(receivedPostSummarySchema),
    status: 200,
    errors: [400],
  }),
  getPost: defineCall({
    method: 'GET',
    path: '/api/blog/{id}',
    auth: 'anyone',
    summary: 'Read one post by id or slug',
    params: postParamsSchema,
    response: postSchema,
    received: receivedPostSchema,
    status: 200,
    errors: [404],
  }),
  createPost: defineCall({
    method: 'POST',
    path: '/api/blog',
    auth: 'admin',
    summary: 'Create a post; the same Idempotency-Key again makes no second one',
    body: postBodySchema,
    response: postSchema,
    received: receivedPostSchema,
    status: 201,
    errors: [400, 413, 415],
    refresh: 'public',
  }),
  updatePost: defineCall({
    method: 'PUT',
    path: '/api/blog/{id}',
    auth: 'admin',
    summary: 'Replace a post; If-Match with its ETag guards against a stale copy',
    params: postParamsSchema,
    body: postBodySchema,
    response: postSchema,
    received: receivedPostSchema,
    status: 200,
    errors: [400, 404, 412, 413, 415],
    refresh: 'public',
  }),
  deletePost: defineCall({
    method: 'DELETE',
    path: '/api/blog/{id}',
    auth: 'admin',
    summary: 'Move a post to the trash, where it stays for 30 days',
    params: postParamsSchema,
    response: deletedSchema,
    status: 200,
    errors: [404],
    refresh: 'public',
  }),
  restorePost: defineCall({
    method: 'POST',
    path: '/api/blog/{id}/restore',
    auth: 'admin',
    summary: 'Take a post out of the trash',
    params: idParamsSchema,
    response: restoredSchema,
    status: 200,
    errors: [404],
    refresh: 'public',
  }),
} as const
