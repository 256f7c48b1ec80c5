import { calls } from '#src/contract/api/calls.ts'
import { callPath } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import type { TokenScope } from '#src/contract/token-scope.ts'
import { handlerOf } from './handlers.ts'
import { ORIGIN } from './requests.ts'
import { answerOf } from './send-call.ts'

/** Creates an access token, as the administrator. */
export async function createAccessToken(scopes: TokenScope[], name = 'A script') {
  return answerOf(calls.createAccessToken, { json: { name, scopes, days: 30 } })
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
