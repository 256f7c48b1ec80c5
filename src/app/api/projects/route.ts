import { calls } from '#src/contract/api/calls.ts'
import { withDocumentEtag } from '#src/http/document-etag.ts'
import { readIdempotencyKey } from '#src/http/idempotency-key.ts'
import { route } from '#src/http/route.ts'
import { createProject } from '#src/services/projects/project-editing.ts'
import { listProjects } from '#src/services/projects/project-service.ts'

export const GET = route(calls.listProjects, ({ actor }) => listProjects({ actor }))
export const POST = route(calls.createProject, async ({ actor, body, request, headers }) => {
  const key = readIdempotencyKey(request)
  return withDocumentEtag(await createProject({ actor, project: body, key }), headers)
})
