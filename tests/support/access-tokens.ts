import { calls } from '#src/contract/api/calls.ts'
import { callPath } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import type { TokenScope } from '#src/contract/token-scope.ts'
import { answerOf, handlerOf, ORIGIN } from './requests.ts'
import type { Sent } from './requests.ts'

/** Creates an access token, as the administrator. */
export async function createAccessToken(scopes: TokenScope[], name = 'A script') {
  return answerOf(calls.createAccessToken, { json: { name, scopes, days: 30 } })
}

/** Sends a request as a script would: the token, and neither cookie nor Origin. */
export async function sendWithToken(call: Call, token: string, sent: Omit<Sent, 'body'> = {}) {
  const { params, query = '', json, headers } = sent
  const request = new Request(`${ORIGIN}${callPath(call, params)}${query}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-request-id': 'a-request',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? null : JSON.stringify(json),
  })
  return (await handlerOf(call))(request)
}
