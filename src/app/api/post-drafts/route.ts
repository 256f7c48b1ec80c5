import { calls } from '#src/contract/api/calls.ts'
import { readIdempotencyKey } from '#src/http/idempotency-key.ts'
import { withPostEtag } from '#src/http/post-etag.ts'
import { route } from '#src/http/route.ts'
import { createPostDraft } from '#src/services/posts/post-draft-service.ts'

export const POST = route(calls.createPostDraft, async ({ actor, body, request, headers }) =>
  withPostEtag(await createPostDraft({ actor, body, key: readIdempotencyKey(request) }), headers),
)
