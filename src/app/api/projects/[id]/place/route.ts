import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { placeProject } from '#src/services/projects/project-order.ts'

export const PUT = route(calls.placeProject, ({ actor, params, body }) =>
  placeProject({ actor, id: params.id, before: body.before }),
)
