import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { createToken, listTokens } from '#src/services/auth/access-tokens.ts'

export const GET = route(calls.listTokens, ({ actor }) => listTokens({ actor }))

export const POST = route(calls.createToken, ({ actor, body }) => createToken({ actor, body }))
