import { calls } from '#src/contract/api/calls.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { postBody } from './post-bodies.ts'
import { answerOf, sendAsAdmin, sendCall } from './send-call.ts'

type Headers = Record<string, string>

/** Calls of posts, as the administrator. */
export const sendNew = (json: unknown, headers: Headers = {}) =>
  sendAsAdmin(calls.createPost, { json, headers })

export const create = (changes: Partial<PostBodyInput> = {}) =>
  answerOf(calls.createPost, { json: postBody(changes) })

export const put = (id: string, json: unknown, headers: Headers = {}) =>
  sendAsAdmin(calls.updatePost, { params: { id }, json, headers })

/** As a visitor, unless a cookie is given. */
export const get = (id: string, cookie?: string) =>
  sendCall(calls.getPost, { params: { id }, ...(cookie ? { cookie } : {}) })
