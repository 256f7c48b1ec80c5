import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { changeMedia, listMedia } from '#src/services/media/media-service.ts'

export const GET = route(calls.listMedia, ({ actor, query }) => listMedia({ actor, ...query }))

export const PATCH = route(calls.changeMedia, ({ actor, body }) =>
  changeMedia({ actor, change: body }),
)
