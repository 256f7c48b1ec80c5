import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { deleteForGood } from '#src/services/trash.ts'

export const DELETE = route(calls.deleteForGood, ({ actor, params }) =>
  deleteForGood({ actor, ...params }),
)
