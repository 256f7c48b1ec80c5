import { Agent, request } from 'node:http'
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http'
import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'
import { cacheKeyOf, isKeptByNext } from '#src/server/cache/cache-policy.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/server-signals.ts'
import { responseTo } from '#src/server/process/loopback-request.ts'
import { isDocumentArea, isGeneratedFile } from '#src/server/request/area.ts'
import {
  DRAFT_COOKIE,
  nonceHeader,
  DEVELOPMENT_REQUEST_HEADERS,
  INTERNAL_REQUEST_HEADERS,
} from '#src/server/next/next-internals.ts'

type Target = {
  /** Socket of the application. */
  upstream: string
  /** For the scripts of a page that is rendered for this request. */
  nonce: string
}

const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
const MAX_HEADER_BYTES = 64 * 1024
const REPEAT_TIMEOUT_MS = 10_000

const optionsOf = (context: RequestContext, { upstream, nonce }: Target) => ({
  agent,
  socketPath: upstream,
  maxHeaderSize: MAX_HEADER_BYTES,
  method: context.method,
  path: context.req.url,
  headers: upstreamRequestHeaders(context, nonce),
  setHost: false,
})

/**
 * Forwards the request to the application. The caller sends the body, and ends the returned request.
 * @param isAwaited whether the response is awaited also when the client has left
 */
export function forwardRequest(
  context: RequestContext,
  { isAwaited, ...target }: Target & { isAwaited: boolean },
): ClientRequest {
  const options = optionsOf(context, target)
  // Next responds to HEAD with fewer headers than to GET, and the cache needs the body.
  const isRead = context.method === 'HEAD' && (isRenderedByNext(context) || cacheKeyOf(context))
  const upstreamRequest = request(isRead ? { ...options, method: 'GET' } : options)
  // The client has disconnected, or was answered. Next still keeps the page, which a concurrent write makes stale.
  if (!isAwaited && !isKeptByNext(context))
    context.res.once('close', () => upstreamRequest.destroy())
  return upstreamRequest
}

/** The status with which the application answers the same request without its body, as if it came again. */
export async function repeatRequest(context: RequestContext, upstream: string): Promise<number> {
  const options = optionsOf(context, { upstream, nonce: '' })
  const response = await responseTo({ ...options, timeout: REPEAT_TIMEOUT_MS })
  return response.resume().statusCode ?? 500
}

/** Headers of the connection, not of the request (RFC 9110, 7.6.1). */
const CONNECTION_HEADERS =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect)$/

/** The headers that the application receives; internal headers of the client are removed. */
function upstreamRequestHeaders(context: RequestContext, nonce: string) {
  const { req, id, path, client, server } = context
  const headers: OutgoingHttpHeaders = {}
  for (const [name, value] of Object.entries(req.headers)) {
    const isInternal =
      INTERNAL_REQUEST_HEADERS.test(name) &&
      !(server.isDevelopment && DEVELOPMENT_REQUEST_HEADERS.test(name))
    if (!isInternal && !CONNECTION_HEADERS.test(name)) headers[name] = value
  }
  const site = new URL(server.siteUrl)
  headers['x-request-id'] = id
  headers['x-folio-client'] = client
  headers['x-forwarded-for'] = client
  headers['x-forwarded-host'] = site.host
  headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
  // Request validation lets only requests with the right key reach an internal path, so the key is forwarded there.
  const key = req.headers[INTERNAL_KEY_HEADER]
  if (path.startsWith('/api/internal/') && key !== undefined) headers[INTERNAL_KEY_HEADER] = key
  if (isRenderedByNext(context)) {
    Object.assign(headers, nonceHeader(nonce))
    // Next ignores `htmlLimitedBots` without one: the page would not match its data rendered for a browser.
    headers['user-agent'] ||= 'Folio'
    // Conditional requests are handled here, where a 304 gets its CSP; Next would send it without.
    delete headers['if-none-match']
    delete headers['if-modified-since']
    // A made-up session would make Next render a page for one request.
    if (!context.hasSession) {
      const cookie = withoutSession(req.headers.cookie ?? '')
      if (cookie === '') delete headers.cookie
      else headers.cookie = cookie
    }
  }
  // The response is kept for all visitors.
  if (cacheKeyOf(context) !== undefined) delete headers.range
  return headers
}

const IGNORED_COOKIES = [SESSION_COOKIE, DRAFT_COOKIE]

/** The Cookie header without the session and the draft mode of Next, which the site does not use. */
const withoutSession = (cookie: string): string =>
  cookie
    .split(';')
    .filter((pair) => !IGNORED_COOKIES.includes(pair.split('=', 1)[0]?.trim() ?? ''))
    .join(';')
    .trim()

// The token of a preview link contains dots too, but ends with 43 characters after the last one.
const FILE_EXTENSION = /\.[a-z0-9]{1,11}$/i

/** Pages and generated files, not the files of `public`: those have their own validators and ranges. */
const isRenderedByNext = ({ area, path }: Pick<RequestContext, 'area' | 'path'>) =>
  isDocumentArea(area) && (!FILE_EXTENSION.test(path) || isGeneratedFile({ area, path }))
