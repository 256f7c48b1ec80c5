import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { deleteMedia } from '#src/services/media.ts'

export const DELETE = route(calls.deleteMedia, ({ actor, params }) =>
  deleteMedia({ actor, id: params.id }),
)
