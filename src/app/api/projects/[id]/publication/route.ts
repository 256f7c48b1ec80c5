import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import { publishProject, unpublishProject } from '#src/services/projects/project-editing.ts'

export const PUT = route(calls.publishProject, async ({ actor, params, body, ...http }) => {
  const change = { actor, ...params, ifMatch: http.request.headers.get('if-match') }
  return withDocumentEtag(await publishProject({ ...change, project: body }), http.headers)
})
export const DELETE = route(calls.unpublishProject, async ({ actor, params, ...http }) => {
  const ifMatch = http.request.headers.get('if-match')
  return withDocumentEtag(await unpublishProject({ actor, ...params, ifMatch }), http.headers)
})
