import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import { restoreProjectVersion } from '#src/services/projects/project-history.ts'

export const POST = route(calls.restoreProjectVersion, async ({ actor, params, ...http }) => {
  const ifMatch = http.request.headers.get('if-match')
  return withDocumentEtag(await restoreProjectVersion({ actor, ...params, ifMatch }), http.headers)
})
