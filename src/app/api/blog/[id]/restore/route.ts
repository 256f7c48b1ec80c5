import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { restorePost } from '#src/services/posts/post-service.ts'

export const POST = route(calls.restorePost, ({ actor, params }) =>
  restorePost({ actor, id: params.id }),
)
