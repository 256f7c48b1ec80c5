import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { endSession } from '#src/services/signed-in.ts'

export const DELETE = route(calls.endSession, ({ actor, params }) =>
  endSession({ actor, id: params.id }),
)
