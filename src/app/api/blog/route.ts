import { calls } from '#src/contract/api/calls.ts'
import { readIdempotencyKey } from '#src/http/idempotency-key.ts'
import { withPostEtag } from '#src/http/post-etag.ts'
import { route } from '#src/http/route.ts'
import { changePosts } from '#src/services/posts/post-bulk.ts'
import { listPosts } from '#src/services/posts/post-list.ts'
import { createPost } from '#src/services/posts/post-service.ts'

export const GET = route(calls.listPosts, ({ actor, query }) => listPosts({ actor, ...query }))
export const POST = route(calls.createPost, async ({ actor, body, request, headers }) =>
  withPostEtag(await createPost({ actor, body, key: readIdempotencyKey(request) }), headers),
)
export const PATCH = route(calls.changePosts, ({ actor, body }) =>
  changePosts({ actor, change: body }),
)
