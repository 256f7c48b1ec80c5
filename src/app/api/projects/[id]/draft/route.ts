import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import { saveProjectDraft } from '#src/services/projects/project-editing.ts'

export const PUT = route(calls.saveProjectDraft, async ({ actor, params, body, ...http }) => {
  const change = { actor, ...params, ifMatch: http.request.headers.get('if-match') }
  return withDocumentEtag(await saveProjectDraft({ ...change, project: body }), http.headers)
})
