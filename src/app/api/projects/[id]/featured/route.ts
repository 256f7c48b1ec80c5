import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { featureProject } from '#src/services/projects/project-order.ts'

export const PUT = route(calls.featureProject, ({ actor, params, body }) =>
  featureProject({ actor, id: params.id, isFeatured: body.isFeatured }),
)
