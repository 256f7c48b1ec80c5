import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { comparePostVersion } from '#src/services/posts/post-versions.ts'

export const GET = route(calls.comparePostVersion, ({ actor, params, query }) =>
  comparePostVersion({ actor, ...params, ...query }),
)
