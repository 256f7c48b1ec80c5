import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { json } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import type { Call } from '#src/contract/call.ts'
import { internalCalls } from '#src/contract/api/internal-calls.ts'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/server-signals.ts'

export const REFRESH_PATH = internalCalls.refreshPages.path
/** Marks a refresh after a connection gap, in which notifications may have been missed. */
export const MISSED_CHANGES_HEADER = 'x-folio-after-gap'
const TIMEOUT_MS = 60_000
/** Node's own agent would use the proxy of HTTP_PROXY, where NODE_USE_ENV_PROXY is set. */
const agent = new Agent()

export type LoopbackTarget = {
  address: string
  port: number
  host: string
  key?: string | undefined
}
export type InternalTarget = LoopbackTarget & { key: string }

/** Calls an internal API of this process; resolves with its JSON. */
export async function callInternalApi(
  { method, path }: Pick<Call, 'method' | 'path'>,
  target: InternalTarget,
  more: Record<string, string> = {},
): Promise<unknown> {
  const headers = { 'content-length': '0', ...more }
  const answer = await send(target, { method, path, headers })
  if (answer.statusCode === 200) return json(answer)
  answer.resume()
  throw new Error(`${path} answered ${answer.statusCode}`)
}

/** Requests a page like any visitor, but outside of their limits; resolves with its status once the response is complete. */
export async function requestPage(path: string, target: LoopbackTarget): Promise<number> {
  const answer = await send(target, { method: 'GET', path, headers: {} })
  await finished(answer.resume())
  return answer.statusCode ?? 0
}

type LoopbackRequest = { method: string; path: string; headers: Record<string, string> }

function send(target: LoopbackTarget, { headers, ...options }: LoopbackRequest) {
  const { address, port, host, key } = target
  return responseTo({
    ...options,
    host: loopbackHost(address),
    port,
    agent,
    headers: { host, ...(key !== undefined && { [INTERNAL_KEY_HEADER]: key }), ...headers },
    timeout: TIMEOUT_MS,
  })
}

/** Sends a request without a body. Rejects when the head of its response does not come within `timeout`. */
export function responseTo(options: RequestOptions & { timeout: number }) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const call = request(options)
  call.on('response', resolve)
  call.on('timeout', () => call.destroy(new Error(`${options.path} did not answer in time`)))
  call.on('error', reject)
  call.end()
  return promise
}

/** A server that listens on all interfaces is reached by the loopback address. */
const loopbackHost = (address: string) => {
  if (address === '0.0.0.0') return '127.0.0.1'
  return address === '::' ? '::1' : address
}

/** Begins the ids of this process's requests: so it knows the changes made by them, however late a job writes them. */
const OWN = randomUUID().slice(0, 8)

export const newRequestId = (): string => `${OWN}${randomUUID().slice(8)}`

export const isOwnRequest = (id: string): boolean => id.startsWith(OWN)
