import { calls } from '#src/contract/calls.ts'
import { requestKey } from '#src/http/request-key.ts'
import { route } from '#src/http/route.ts'
import { listPosts } from '#src/services/post-list.ts'
import { createPost } from '#src/services/posts.ts'

export const GET = route(calls.listPosts, ({ actor, query }) => listPosts({ actor, ...query }))
export const POST = route(calls.createPost, ({ actor, body, request }) =>
  createPost({ actor, body, key: requestKey(request) }),
)
