import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { restoreMedia } from '#src/services/media/media-service.ts'

export const POST = route(calls.restoreMedia, ({ actor, params }) =>
  restoreMedia({ actor, id: params.id }),
)
