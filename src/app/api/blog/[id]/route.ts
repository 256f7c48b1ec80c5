import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { withPostEtag } from '#src/http/post-etag.ts'
import { deletePost, getPost, updatePost } from '#src/services/posts/post-service.ts'

export const GET = route(calls.getPost, async ({ actor, params, headers }) =>
  withPostEtag(await getPost({ actor, id: params.id }), headers),
)
export const PUT = route(calls.updatePost, async ({ actor, params, body, request, headers }) =>
  withPostEtag(
    await updatePost({ actor, id: params.id, body, ifMatch: request.headers.get('if-match') }),
    headers,
  ),
)
export const DELETE = route(calls.deletePost, ({ actor, params }) =>
  deletePost({ actor, id: params.id }),
)
