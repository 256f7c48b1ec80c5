import { once } from 'node:events'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'

/** A request on a connection of its own, exactly as given: fetch would add headers, and normalise the path. */
export const beginRequest = (port: number, path: string, options: RequestOptions = {}) =>
  request({ host: '127.0.0.1', port, path, agent: false, ...options })
    // A server that refuses while the body is still being sent may reset the connection.
    .on('error', () => undefined)

export async function responseTo(call: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  return response
}

/** A form with one file. */
export function fileForm(field: string, bytes: Uint8Array, name: string, type?: string): FormData {
  const form = new FormData()
  form.set(field, new File([new Uint8Array(bytes)], name, { type }))
  return form
}

type Sent = { method: string; body?: unknown; headers?: Record<string, string> }

/** A request as a page of the site sends it, with a session. A body that is not a form is JSON. */
export function sendSigned(session: string, url: string, { method, body, headers }: Sent) {
  const isForm = body instanceof FormData
  return fetch(url, {
    method,
    headers: {
      cookie: `${SESSION_COOKIE}=${session}`,
      origin: new URL(url).origin,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
  })
}
