import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { route } from '#src/http/route.ts'
import { getStoredProject } from '#src/services/projects/project-editing.ts'
import { deleteProject } from '#src/services/projects/project-service.ts'

export const GET = route(calls.getProject, async ({ actor, params, headers }) =>
  withDocumentEtag(await getStoredProject({ actor, id: params.id }), headers),
)
export const DELETE = route(calls.deleteProject, ({ actor, params }) =>
  deleteProject({ actor, id: params.id }),
)
