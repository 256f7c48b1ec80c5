import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { deletePermanently } from '#src/services/trash/trash.ts'

export const DELETE = route(calls.deleteForGood, ({ actor, params }) =>
  deletePermanently({ actor, ...params }),
)
