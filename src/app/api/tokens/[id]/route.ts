import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { revokeToken } from '#src/services/auth/access-tokens.ts'

export const DELETE = route(calls.revokeToken, ({ actor, params }) =>
  revokeToken({ actor, id: params.id }),
)
