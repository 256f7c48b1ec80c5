import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { revokeAccessToken } from '#src/services/access-tokens/access-token-service.ts'

export const DELETE = route(calls.revokeAccessToken, ({ actor, params }) =>
  revokeAccessToken({ actor, id: params.id }),
)
