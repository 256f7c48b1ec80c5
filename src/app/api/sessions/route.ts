import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { endOtherSessions, listSessions } from '#src/services/auth/active-sessions.ts'

export const GET = route(calls.listSessions, ({ actor }) => listSessions({ actor }))

export const DELETE = route(calls.endOtherSessions, ({ actor, query }) =>
  endOtherSessions({ actor, areTokensRevoked: query.tokens === 'revoke' }),
)
