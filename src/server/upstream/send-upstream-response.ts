import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { changeCalls } from '#src/contract/activity/change-calls.ts'
import { RETRY_AFTER_SECONDS } from '#src/contract/errors.ts'
import { succeeds } from '#src/lib/succeeds.ts'
import { DEPENDENCY_FAILURE_CHANNEL, REFRESHED_HEADER } from '#src/lib/http/server-signals.ts'
import type { DependencyFailure } from '#src/lib/http/server-signals.ts'
import { MISSED_CHANGES_HEADER, REFRESH_PATH } from '#src/server/process/loopback-request.ts'
import { respondsWithJson, isDocumentArea } from '#src/server/request/area.ts'
import {
  isPageDataRequest,
  cacheKeyOf,
  isCacheable,
  isPrerenderedPage,
  isImmutable,
} from '#src/server/cache/cache-policy.ts'
import {
  createCachedResponse,
  isFeed,
  isWorthCompressing,
  sendCached,
} from '#src/server/cache/response-cache.ts'
import type { ChangeStreams } from '#src/server/changes/change-streams.ts'
import {
  createCompressionStream,
  isCompressible,
  MIN_COMPRESSED_BYTES,
  precompressedFile,
} from '#src/server/request/content-encoding.ts'
import { sendHttpError } from '#src/server/response/error-response.ts'
import {
  isNewInCache,
  isStale,
  splitFlight,
  DROPPED_PAGE_HEADERS,
} from '#src/server/next/next-internals.ts'
import { mayHaveMoved, sendMoved } from '#src/server/response/moved-page.ts'
import { variesByAccept } from '#src/server/request/markdown-request.ts'
import { SAFE_METHODS } from '#src/server/request/request-context.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import type { ResponseCache } from '#src/server/cache/response-cache.ts'
import { addVary, mediaType, responseHeaders } from '#src/server/response/response-headers.ts'
import { hashSources, nonceSources, styleSources } from '#src/server/security/inline-sources.ts'
import { sentPage } from './sent-page.ts'

export type UpstreamContext = RequestContext & {
  readonly server: { readonly cache: ResponseCache; readonly changes: ChangeStreams }
}

type RenderedContext = UpstreamContext & { readonly nonce: string }

/** Sends the application's response: pages and cacheable responses buffered, all others streamed. */
export async function sendUpstreamResponse(context: RenderedContext, upstream: IncomingMessage) {
  const { res, area, server } = context
  const status = upstream.statusCode ?? 500
  invalidateAfter(context, upstream)
  if (isLate(context, upstream)) server.refreshPages()
  if (res.headersSent || res.destroyed) return void upstream.destroy()
  if (isFailedPage(context, status)) {
    upstream.resume()
    return sendFailedPage(context, status)
  }
  // A client that expects `{message}` would get Next's error pages, or its bare 405.
  if (respondsWithJson(area) && status >= 400 && !mediaType(upstream.headers).endsWith('json')) {
    upstream.resume()
    const { 'content-range': range, allow } = upstream.headers
    const headers = { ...(range && { 'content-range': range }), ...(allow && { allow }) }
    return sendHttpError(context, { status, headers })
  }
  if (isChangeStream(context, upstream)) {
    upstream.resume()
    return openChangeStream(context, upstream)
  }
  if (mayHaveMoved(context, status) && (await sendMoved(context))) return void upstream.resume()
  const key = cacheKeyOf(context)
  const isKept = key !== undefined && isCacheable(context, { status, headers: upstream.headers })
  const isPage = isDocumentArea(area) && mediaType(upstream.headers) === 'text/html'
  if (!isKept && !isPage) return sendStream(context, upstream)
  return sendBuffered(context, upstream, isKept ? key : undefined)
}

/**
 * Authors read their own writes: the application confirms a write before the notification. After a gap, changes are
 * possible but unconfirmed.
 */
function invalidateAfter({ req, decoded, server }: UpstreamContext, { headers }: IncomingMessage) {
  if (headers[REFRESHED_HEADER] === undefined) return
  const isGap = decoded === REFRESH_PATH && req.headers[MISSED_CHANGES_HEADER] !== undefined
  server.cache.invalidate(!isGap)
}

/** Whether a write came while Next rendered this: it may show the state before, and Next would keep it. */
const isLate = ({ generation, server }: UpstreamContext, { headers }: IncomingMessage) =>
  isNewInCache(headers) && generation.writes !== server.cache.generation().writes

const isChangeStream = ({ path, method }: RequestContext, { statusCode }: IncomingMessage) =>
  path === changeCalls.followChanges.path && method === 'GET' && statusCode === 200

function openChangeStream(context: UpstreamContext, upstream: IncomingMessage) {
  const { changes } = context.server
  if (!changes.admits(context)) return sendHttpError(context, { status: 429 })
  const headers = responseHeaders(context, { status: 200, headers: upstream.headers })
  delete headers['content-length']
  // A browser that only reconnects does not use its session.
  delete headers['set-cookie']
  changes.open(context, headers)
}

// Written by src/site/layout/status-404.tsx; text and attributes of a page never contain a bare `<`.
const NOT_FOUND_MARK = '<meta name="http-status" content="404"'

/** Buffers the body: its CSP is computed from its scripts, and it is compressed once for all visitors. */
async function sendBuffered(context: RenderedContext, upstream: IncomingMessage, key?: string) {
  const received = await buffer(upstream)
  const given = { status: upstream.statusCode ?? 500, headers: upstream.headers }
  const isFinished = isPrerenderedPage(given)
  const isData = isFinished && isPageDataRequest(context.req)
  const head = isData ? dataHead(given) : given
  const isHtml = mediaType(head.headers) === 'text/html'
  const text = isHtml || isData ? received.toString() : ''
  const isShown = isHtml && (head.status < 300 || head.status >= 400)
  const page = isShown ? sentPage(context, text, isFinished) : { html: text, styles: [] }
  const html = isData ? splitFlight(text).data : page.html
  const body = text === '' ? received : Buffer.from(html)
  const status = isHtml && html.includes(NOT_FOUND_MARK) ? 404 : head.status
  const isUnknown = status !== head.status && mayHaveMoved(context, status)
  if (isUnknown && (await sendMoved(context))) return
  const isPerRequest = !isFinished && html.includes(`nonce="${context.nonce}"`)
  const scripts = isPerRequest ? nonceSources(html, context.nonce) : hashSources(html)
  const sources = { scripts, styles: [...styleSources(html), ...page.styles] }
  const headers = responseHeaders(context, { ...head, status, ...sources })
  delete headers['content-length']
  // They describe the page as Next has sent it.
  if (body !== received) for (const name of DROPPED_PAGE_HEADERS) delete headers[name]
  if (variesByAccept(context.path) || isFeed(headers)) addVary(headers, 'Accept')
  if (isWorthCompressing({ body, headers })) addVary(headers, 'Accept-Encoding')
  const brotli = precompressedFile(context.path)
  const finished = createCachedResponse({ status, headers, body, brotli })
  if (key === undefined) return sendCached(context, isFinished ? finished : withoutEtag(finished))
  const generation = isImmutable(context) ? undefined : context.generation
  const stored = context.server.cache.set(key, {
    response: finished,
    generation,
    isStale: isStale(upstream.headers),
  })
  return sendCached(context, stored)
}

/** The data of a page also exists for missing URLs. */
const dataHead = ({ headers }: Pick<IncomingMessage, 'headers'>) => ({
  status: 200,
  headers: { ...headers, 'content-type': 'application/json' },
})

/** A page rendered per request is not revalidated, so an ETag has no use. */
function withoutEtag(response: ReturnType<typeof createCachedResponse>) {
  const { etag, ...headers } = response.headers
  return { ...response, headers, lists: new Map() }
}

function sendStream(context: RequestContext, upstream: IncomingMessage) {
  const { res, area } = context
  const status = upstream.statusCode ?? 500
  const headers = responseHeaders(context, { status, headers: upstream.headers })
  const encoding = streamEncoding(context, upstream)
  if (encoding !== undefined) addVary(headers, 'Accept-Encoding')
  const isEncoded = encoding !== undefined && encoding !== 'identity'
  if (isEncoded) {
    headers['content-encoding'] = encoding
    delete headers['content-length']
    // The API compares its ETags with If-Match, where a weak one never matches (RFC 9110, 13.1.1).
    const { etag } = headers
    if (typeof etag === 'string' && area !== 'api') headers.etag = etag.replace(/^(?!W\/)/, 'W/')
  }
  res.writeHead(status, headers)
  res.flushHeaders()
  const done = (error?: Error | null) => void (error && res.destroy())
  if (isEncoded) pipeline(upstream, createCompressionStream(encoding), res, done)
  else pipeline(upstream, res, done)
}

/** Encoding of a streamed response; undefined if it is never compressed. */
function streamEncoding({ area, encoding, req }: RequestContext, upstream: IncomingMessage) {
  const { statusCode, headers } = upstream
  const length = headers['content-length']
  if (area === 'files' || statusCode === 206 || req.headers.range !== undefined) return undefined
  if (headers['content-encoding'] !== undefined) return undefined
  if (!isCompressible(mediaType(headers))) return undefined
  return length === undefined || Number(length) >= MIN_COMPRESSED_BYTES ? encoding : undefined
}

/** Form posts have an error page; in development Next's page shows the error. */
const isFailedPage = ({ area, method, server }: RequestContext, status: number) =>
  status >= 500 &&
  !server.isDevelopment &&
  SAFE_METHODS.includes(method) &&
  (isDocumentArea(area) || area === 'payload')

/** Next renders a failed page once more, up to a statement timeout, and concurrent requests share that rendering. */
const RECENT_MS = 15_000
/** The paths of pages that have just failed because a dependency is unavailable. */
const failures = new LRUCache<string, true>({ max: 1000, ttl: RECENT_MS })
subscribe(DEPENDENCY_FAILURE_CHANNEL, (message) =>
  failures.set((message as DependencyFailure).path, true),
)

/**
 * Serves the stale page, unless a write was confirmed since. Otherwise 503 instead of Next's error page, whose style
 * the CSP blocks.
 */
async function sendFailedPage(context: UpstreamContext, status: number) {
  const key = cacheKeyOf(context)
  const stale = key === undefined ? undefined : context.server.cache.staleIfError(key)
  if (stale) return sendCached(context, stale)
  const isUnavailable = failures.has(context.path) || !(await succeeds(context.server.checkReady()))
  if (!isUnavailable) return sendHttpError(context, { status })
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) }
  sendHttpError(context, { status: 503, headers })
}
