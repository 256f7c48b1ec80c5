import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import { restoreAnnouncementVersion } from '#src/services/announcement/announcement-editing.ts'

export const POST = route(calls.restoreAnnouncementVersion, async ({ headers, ...input }) => {
  const { actor, params, request } = input
  const ifMatch = request.headers.get('if-match')
  return withDocumentEtag(await restoreAnnouncementVersion({ actor, ...params, ifMatch }), headers)
})
