import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import { saveAnnouncementDraft } from '#src/services/announcement/announcement-editing.ts'

export const PUT = route(calls.saveAnnouncementDraft, async ({ actor, body, request, headers }) =>
  withDocumentEtag(
    await saveAnnouncementDraft({
      actor,
      announcement: body,
      ifMatch: request.headers.get('if-match'),
    }),
    headers,
  ),
)
