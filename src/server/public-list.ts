import { postCalls } from '#src/contract/post-calls.ts'
import { SESSION_COOKIE } from '#src/contract/sessions.ts'
import type { Exchange } from './exchange.ts'

/** The list of posts as every visitor gets it: often the same bytes again, and large enough to matter. */
export const isPublicList = ({ req, path, method }: Exchange) =>
  path === postCalls.listPosts.path &&
  method === 'GET' &&
  !req.headers.cookie?.includes(`${SESSION_COOKIE}=`)
