import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import {
  getStoredAnnouncement,
  publishAnnouncement,
} from '#src/services/announcement/announcement-editing.ts'

export const GET = route(calls.getAnnouncement, async ({ actor, headers }) =>
  withDocumentEtag(await getStoredAnnouncement({ actor }), headers),
)
export const PUT = route(calls.publishAnnouncement, async ({ actor, body, request, headers }) =>
  withDocumentEtag(
    await publishAnnouncement({
      actor,
      announcement: body,
      ifMatch: request.headers.get('if-match'),
    }),
    headers,
  ),
)
