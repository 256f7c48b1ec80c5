import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { deleteMedia, updateMedia } from '#src/services/media/media-service.ts'

export const PATCH = route(calls.updateMedia, ({ actor, params, body }) =>
  updateMedia({ actor, id: params.id, patch: body }),
)
export const DELETE = route(calls.deleteMedia, ({ actor, params }) =>
  deleteMedia({ actor, id: params.id }),
)
