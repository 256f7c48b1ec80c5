import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import { saveProfileDraft } from '#src/services/profile/profile-editing.ts'

export const PUT = route(calls.saveProfileDraft, async ({ actor, body, request, headers }) =>
  withDocumentEtag(
    await saveProfileDraft({ actor, profile: body, ifMatch: request.headers.get('if-match') }),
    headers,
  ),
)
