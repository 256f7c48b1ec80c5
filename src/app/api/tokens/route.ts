import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import {
  createAccessToken,
  listAccessTokens,
} from '#src/services/access-tokens/access-token-service.ts'

export const GET = route(calls.listAccessTokens, ({ actor }) => listAccessTokens({ actor }))

export const POST = route(calls.createAccessToken, ({ actor, body }) =>
  createAccessToken({ actor, body }),
)
