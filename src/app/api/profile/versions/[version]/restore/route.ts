import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import { restoreProfileVersion } from '#src/services/profile/profile-editing.ts'

export const POST = route(calls.restoreProfileVersion, async ({ headers, ...input }) => {
  const { actor, params, request } = input
  const ifMatch = request.headers.get('if-match')
  return withDocumentEtag(await restoreProfileVersion({ actor, ...params, ifMatch }), headers)
})
