import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import { getStoredProfile, publishProfile } from '#src/services/profile/profile-editing.ts'

export const GET = route(calls.getProfile, async ({ actor, headers }) =>
  withDocumentEtag(await getStoredProfile({ actor }), headers),
)
export const PUT = route(calls.publishProfile, async ({ actor, body, request, headers }) =>
  withDocumentEtag(
    await publishProfile({ actor, profile: body, ifMatch: request.headers.get('if-match') }),
    headers,
  ),
)
