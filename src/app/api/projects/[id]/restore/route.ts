import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { restoreProject } from '#src/services/projects/project-service.ts'

export const POST = route(calls.restoreProject, ({ actor, params }) =>
  restoreProject({ actor, id: params.id }),
)
