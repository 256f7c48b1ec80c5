import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { restoreMediaVersion } from '#src/services/media/media-replacement.ts'

export const PUT = route(calls.restoreMediaVersion, ({ actor, params, body }) =>
  restoreMediaVersion({ actor, id: params.id, version: body.version }),
)
