import { calls } from '#src/contract/api/calls.ts'
import { callPath } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import { createdAccessTokenSchema } from '#src/contract/access-tokens/access-token-schemas.ts'
import type { TokenScope } from '#src/contract/token-scope.ts'
import { adminCookie } from './admin.ts'
import { handlerOf } from './handlers.ts'
import { expectAnswer, ORIGIN, send } from './requests.ts'

/** Creates an access token, as the administrator. */
export async function createAccessToken(scopes: TokenScope[], name = 'A script') {
  const response = await send(await handlerOf(calls.createAccessToken), 'POST', '/api/tokens', {
    json: { name, scopes, days: 30 },
    cookie: await adminCookie(),
  })
  return expectAnswer(response, 201, createdAccessTokenSchema)
}

type TokenRequest = {
  params?: Record<string, string>
  query?: string
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
}

/** Sends a request as a script would: the token, and neither cookie nor Origin. */
export async function sendWithToken(call: Call, token: string, options: TokenRequest = {}) {
  const { params = {}, query = '', json, form, headers = {} } = options
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
  const request = new Request(`${ORIGIN}${callPath(call, params)}${query}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-request-id': 'a-request',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  return (await handlerOf(call))(request)
}
