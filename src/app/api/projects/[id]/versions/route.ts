import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listProjectVersions } from '#src/services/projects/project-history.ts'

export const GET = route(calls.listProjectVersions, ({ actor, params }) =>
  listProjectVersions({ actor, id: params.id }),
)
