import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listUsesOfMedia } from '#src/services/media/media-service.ts'

export const GET = route(calls.listUsesOfMedia, ({ actor, query }) =>
  listUsesOfMedia({ actor, ids: query.ids }),
)
