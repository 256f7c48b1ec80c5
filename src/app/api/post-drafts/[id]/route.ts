import { calls } from '#src/contract/api/calls.ts'
import { withPostEtag } from '#src/http/post-etag.ts'
import { route } from '#src/http/route.ts'
import {
  discardPostDraft,
  getLivePost,
  savePostDraft,
} from '#src/services/posts/post-draft-service.ts'

export const GET = route(calls.getLivePost, ({ actor, params }) =>
  getLivePost({ actor, id: params.id }),
)
export const PUT = route(calls.savePostDraft, async ({ actor, params, body, request, headers }) =>
  withPostEtag(
    await savePostDraft({
      actor,
      id: params.id,
      body,
      ifMatch: request.headers.get('if-match'),
    }),
    headers,
  ),
)
export const DELETE = route(calls.discardPostDraft, async ({ actor, params, request, headers }) =>
  withPostEtag(
    await discardPostDraft({ actor, id: params.id, ifMatch: request.headers.get('if-match') }),
    headers,
  ),
)
