import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import { resetProfile } from '#src/services/profile/profile-editing.ts'

export const POST = route(calls.resetProfile, async ({ actor, request, headers }) =>
  withDocumentEtag(
    await resetProfile({ actor, ifMatch: request.headers.get('if-match') }),
    headers,
  ),
)
