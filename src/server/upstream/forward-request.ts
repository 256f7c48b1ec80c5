import { Agent, request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { cacheKeyOf, isKeptByNext } from '#src/server/cache/cache-policy.ts'
import type { RequestContext, ServerContext } from '#src/server/request/request-context.ts'
import { isRenderedByNext, upstreamRequestHeaders } from './upstream-request-headers.ts'

/** Path of the Unix socket that the application listens on. */
export type Upstream = string

const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
const MAX_HEADER_BYTES = 64 * 1024
const REPEAT_TIMEOUT_MS = 10_000

type ForwardOptions = {
  upstream: Upstream
  server: ServerContext
  /** Whether the response is awaited also when the client has left. */
  isAwaited?: boolean
  onResponse: (response: IncomingMessage) => void
  onError: (error: Error) => void
}

/** Forwards the request to the application. The caller sends the body, and ends the returned request. */
export function forwardRequest(
  context: RequestContext,
  { upstream, server, isAwaited = false, onResponse, onError }: ForwardOptions,
): ClientRequest {
  const { req, res, method } = context
  const upstreamRequest = request({
    agent,
    socketPath: upstream,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Next responds to HEAD with fewer headers than to GET, and the cache needs the body.
    method:
      method === 'HEAD' && (isRenderedByNext(context) || cacheKeyOf(context)) ? 'GET' : method,
    path: req.url,
    headers: upstreamRequestHeaders(context, server),
    setHost: false,
  })
  upstreamRequest.on('response', onResponse)
  upstreamRequest.on('error', onError)
  // The client has disconnected, or another response was sent. Next completes and keeps a page all the same: its response
  // is awaited, because a write meanwhile makes it stale.
  if (!isAwaited && !isKeptByNext(context)) res.once('close', () => upstreamRequest.destroy())
  return upstreamRequest
}

/** The status with which the application answers the same request without its body, as if it came again. */
export async function repeatRequest(
  context: RequestContext,
  { upstream, server }: Pick<ForwardOptions, 'upstream' | 'server'>,
): Promise<number> {
  const { req, method } = context
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const repeated = request({
    agent,
    socketPath: upstream,
    method,
    path: req.url,
    headers: upstreamRequestHeaders(context, server),
    setHost: false,
    timeout: REPEAT_TIMEOUT_MS,
  })
  repeated.on('response', (response) => resolve(response.resume().statusCode ?? 500))
  repeated.on('timeout', () => repeated.destroy(new Error('The application did not answer')))
  repeated.on('error', reject)
  repeated.end()
  return promise
}

/** Forwards a WebSocket, as Next's development client opens one. */
export function forwardWebSocket(req: IncomingMessage, socket: Duplex, upstream: Upstream): void {
  const target = connect(upstream)
  const lines = req.rawHeaders.flatMap((text, index) =>
    index % 2 === 0 ? [`${text}: ${req.rawHeaders[index + 1]}`] : [],
  )
  target.write(`${req.method} ${req.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  target.pipe(socket).pipe(target)
  const end = () => [target, socket].forEach((side) => side.destroy())
  for (const side of [target, socket]) side.on('error', end).on('close', end)
}
