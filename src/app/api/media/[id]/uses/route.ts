import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listMediaUses } from '#src/services/media/media-service.ts'

export const GET = route(calls.listMediaUses, ({ actor, params }) =>
  listMediaUses({ actor, id: params.id }),
)
