import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { RETRY_AFTER_SECONDS } from '#src/contract/errors.ts'
import { answersJson, isDocument } from './area.ts'
import { cacheKeyOf, isCacheable, isFinishedPage, isImmutable } from './cacheable.ts'
import { createCachedResponse, isWorthCompressing, sendCached } from './cached-response.ts'
import { compressStream } from './compress.ts'
import { isCompressible, MIN_COMPRESSED_BYTES } from './encoding.ts'
import { refuse } from './error-response.ts'
import { deferScripts, isStale, PAGE_HEADERS } from './next-internals.ts'
import { lacksPart } from './parts-away.ts'
import { precompressedFile } from './precompressed-file.ts'
import { READING } from './reading.ts'
import type { RequestContext, ServerContext } from './request-context.ts'
import type { ResponseCache } from './response-cache.ts'
import { addVary, mediaType, responseHeaders } from './response-headers.ts'
import { hashSources, nonceSources } from './script-hashes.ts'
import { scriptLoader } from './script-loader.ts'

type Around = { server: ServerContext; cache: ResponseCache }

/** Sends the application's response: pages and what is kept as a whole, everything else as it arrives. */
export async function respond(context: RequestContext, answer: IncomingMessage, around: Around) {
  const { res, area } = context
  const { server, cache } = around
  const status = answer.statusCode ?? 500
  invalidateAfter(context, status, cache)
  if (res.headersSent || res.destroyed) return void answer.destroy()
  if (isFailedPage(context, status)) {
    answer.resume()
    return sendFailedPage(context, status, around)
  }
  // Next's pages, and its bare 405, would reach a client that expects `{message}`.
  if (answersJson(area) && status >= 400 && !mediaType(answer.headers).endsWith('json')) {
    answer.resume()
    const { 'content-range': range, allow } = answer.headers
    const headers = { ...(range && { 'content-range': range }), ...(allow && { allow }) }
    return refuse(context, server, { status, headers })
  }
  const key = cacheKeyOf(context)
  const isKept = key !== undefined && isCacheable(context, { status, headers: answer.headers })
  const isPage = isDocument(area) && mediaType(answer.headers) === 'text/html'
  if (!isKept && !isPage) return sendStream(context, answer, server)
  return sendWhole(context, answer, { ...around, key: isKept ? key : undefined })
}

/** After a write its author reads what they wrote, before the announcement has come round. */
function invalidateAfter({ pageChange }: RequestContext, status: number, cache: ResponseCache) {
  const mayHaveWritten = status < 400 || status >= 500
  if (pageChange !== 'none' && mayHaveWritten) cache.invalidate(pageChange === 'certain')
}

// Written by src/site/frame/status-404.tsx; text and attributes of a page never hold a bare `<`.
const SAYS_NOT_FOUND = '<meta name="http-status" content="404"'

/** Reads the body to its end: its policy is made from its scripts, and it is compressed once for all visitors. */
async function sendWhole(
  context: RequestContext,
  answer: IncomingMessage,
  { server, cache, key }: Around & { key: string | undefined },
) {
  const received = await buffer(answer)
  const given = { status: answer.statusCode ?? 500, headers: answer.headers }
  const isFinished = isFinishedPage(given)
  const isHtml = mediaType(answer.headers) === 'text/html'
  const text = isHtml ? received.toString() : ''
  const html = isFinished && context.area === 'page' ? deferScripts(text, scriptLoader) : text
  const body = isHtml ? Buffer.from(html) : received
  const status = html.includes(SAYS_NOT_FOUND) ? 404 : given.status
  const isForOne = !isFinished && html.includes(`nonce="${context.nonce}"`)
  const scripts = isForOne ? nonceSources(html, context.nonce) : hashSources(html)
  const headers = responseHeaders(context, server, { status, headers: answer.headers, scripts })
  delete headers['content-length']
  // Of what Next sent, before its scripts were held back.
  if (isHtml) for (const name of PAGE_HEADERS) delete headers[name]
  if (isWorthCompressing({ body, headers })) addVary(headers, 'Accept-Encoding')
  const brotli = precompressedFile(context.path)
  const made = createCachedResponse({ status, headers, body, brotli })
  if (key === undefined) return sendCached(context, isFinished ? made : withoutTag(made))
  const generation = isImmutable(context) ? undefined : context.generation
  const kept = cache.set(key, { response: made, generation, isStale: isStale(answer.headers) })
  return sendCached(context, kept)
}

/** A page that was rendered for one request is never asked for again. */
function withoutTag(response: ReturnType<typeof createCachedResponse>) {
  const { etag, ...headers } = response.headers
  return { ...response, headers }
}

function sendStream(context: RequestContext, answer: IncomingMessage, server: ServerContext) {
  const { res, area } = context
  const status = answer.statusCode ?? 500
  const headers = responseHeaders(context, server, { status, headers: answer.headers })
  const encoding = streamEncoding(context, answer)
  if (encoding !== undefined) addVary(headers, 'Accept-Encoding')
  const isEncoded = encoding !== undefined && encoding !== 'identity'
  if (isEncoded) {
    headers['content-encoding'] = encoding
    delete headers['content-length']
    // The API compares its ETags with If-Match, where a weak one never matches (RFC 9110, 13.1.1).
    const { etag } = headers
    if (typeof etag === 'string' && area !== 'api') headers.etag = etag.replace(/^(?!W\/)/, 'W/')
  }
  res.statusCode = status
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) res.setHeader(name, value)
  if (context.method === 'HEAD') {
    answer.resume()
    return void res.end()
  }
  res.flushHeaders()
  const done = (error?: Error | null) => void (error && res.destroy())
  if (isEncoded) pipeline(answer, compressStream(encoding), res, done)
  else pipeline(answer, res, done)
}

/** Undefined for what is not compressed for anybody. */
function streamEncoding({ area, encoding, req }: RequestContext, answer: IncomingMessage) {
  const { statusCode, headers } = answer
  const length = headers['content-length']
  if (area === 'files' || statusCode === 206 || req.headers.range !== undefined) return undefined
  if (headers['content-encoding'] !== undefined) return undefined
  if (!isCompressible(mediaType(headers))) return undefined
  return length === undefined || Number(length) >= MIN_COMPRESSED_BYTES ? encoding : undefined
}

/** Whether a page, or a file made like one, could not be made. A form's answer is our own. */
const isFailedPage = ({ area, method }: RequestContext, status: number) =>
  status >= 500 && READING.includes(method) && (isDocument(area) || area === 'payload')

/**
 * Sends a page that could not be made as it last was, where nothing is known to have changed since. Else Next's own
 * error page, with a style that the policy refuses, gives way to ours: 503 while a part is away or the site is not
 * ready.
 */
async function sendFailedPage(context: RequestContext, status: number, { server, cache }: Around) {
  const key = cacheKeyOf(context)
  const spare = key === undefined ? undefined : cache.spare(key)
  if (spare) return sendCached(context, spare)
  const isAway = lacksPart(context.path) || !(await isReady(server))
  if (!isAway) return refuse(context, server, { status })
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) }
  refuse(context, server, { status: 503, headers })
}

const isReady = ({ checkReady }: ServerContext) =>
  checkReady().then(
    () => true,
    () => false,
  )
