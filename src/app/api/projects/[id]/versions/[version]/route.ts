import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { compareProjectVersion } from '#src/services/projects/project-history.ts'

export const GET = route(calls.compareProjectVersion, ({ actor, params, query }) =>
  compareProjectVersion({ actor, ...params, against: query.against }),
)
