import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { setPostSource } from '#src/services/import/post-sources.ts'

export const PUT = route(calls.setPostSource, ({ actor, params, body }) =>
  setPostSource({ actor, id: params.id, source: body }),
)
