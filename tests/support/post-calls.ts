import { calls } from '#src/contract/api/calls.ts'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { adminCookie } from './admin.ts'
import { handlerOf } from './handlers.ts'
import { postBody } from './post-bodies.ts'
import { expectAnswer, send } from './requests.ts'

type Headers = Record<string, string>

/** Calls of posts, as the administrator. */
export const sendNew = async (json: unknown, headers: Headers = {}) =>
  send(await handlerOf(calls.createPost), 'POST', '/api/blog', {
    json,
    headers,
    cookie: await adminCookie(),
  })

export const create = async (changes: Partial<PostBodyInput> = {}) =>
  expectAnswer(await sendNew(postBody(changes)), 201, postSchema)

export const put = async (id: string, json: unknown, headers: Headers = {}) =>
  send(await handlerOf(calls.updatePost), 'PUT', `/api/blog/${id}`, {
    json,
    headers,
    cookie: await adminCookie(),
  })

/** As a visitor, unless a cookie is given. */
export const get = async (id: string, cookie?: string) =>
  send(await handlerOf(calls.getPost), 'GET', `/api/blog/${id}`, {
    ...(cookie ? { cookie } : {}),
  })
