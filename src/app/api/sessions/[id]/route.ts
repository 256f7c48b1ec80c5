import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { endSession } from '#src/services/auth/active-sessions.ts'

export const DELETE = route(calls.endSession, ({ actor, params }) =>
  endSession({ actor, id: params.id }),
)
