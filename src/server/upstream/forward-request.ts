import { Agent, request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { cacheKeyOf } from '#src/server/cache/cache-policy.ts'
import type { RequestContext, ServerContext } from '#src/server/request/request-context.ts'
import { isRenderedByNext, upstreamRequestHeaders } from './upstream-request-headers.ts'

/** A Unix socket that the application listens on. */
export type Upstream = string

const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
const MAX_HEADER_BYTES = 64 * 1024

type ForwardOptions = {
  upstream: Upstream
  server: ServerContext
  onResponse: (response: IncomingMessage) => void
  onError: (error: Error) => void
}

/** Asks the application. The caller sends the body, and ends the returned request. */
export function forwardRequest(
  context: RequestContext,
  { upstream, server, onResponse, onError }: ForwardOptions,
): ClientRequest {
  const { req, res, method } = context
  const upstreamRequest = request({
    agent,
    socketPath: upstream,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Next answers HEAD with less than GET, and what is kept needs its body.
    method:
      method === 'HEAD' && (isRenderedByNext(context) || cacheKeyOf(context)) ? 'GET' : method,
    path: req.url,
    headers: upstreamRequestHeaders(context, server),
    setHost: false,
  })
  upstreamRequest.on('response', onResponse)
  upstreamRequest.on('error', onError)
  // Of a visitor who leaves, or was answered otherwise.
  res.once('close', () => upstreamRequest.destroy())
  return upstreamRequest
}

/** Passes a WebSocket on, as Next's development client opens one. */
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
