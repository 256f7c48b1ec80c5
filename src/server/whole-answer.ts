import { answersJson, isDocument } from './area.ts'
import type { Exchange, ServerContext } from './exchange.ts'
import { isGeneratedFile } from './generated-file.ts'
import { inTheFormOf, messageFor, OF_THE_ANSWER } from './refuse.ts'
import { addVary, contentTypeOf, settleHeaders } from './settle-headers.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { ownScriptHashes } from './known-scripts.ts'
import { withLateScripts } from './late-scripts.ts'
import { asksForData, isOfThisBuild, splitPage } from './page-data.ts'
import { pressedFile } from './pressed-files.ts'
import { isPublicList } from './public-list.ts'
import { createSnapshot, encodedBody, usableEncoding } from './snapshots.ts'
import type { Snapshot } from './snapshots.ts'

/** Writes an answer to the wire. */
export type End = (body?: Buffer) => void

/** What the application said, and what this server knows. */
export type Finished = { context: ServerContext; kept: KeptAnswers; body: string | Buffer }

/** Sends a finished body. */
export function sendWhole(exchange: Exchange, { context, kept, body }: Finished, end: End): void {
  const { res, area } = exchange
  // Next's pages, and its bare 405, would reach a client that expects `{message}`.
  if (answersJson(area) && res.statusCode >= 400 && !contentTypeOf(exchange).endsWith('json'))
    return sendInstead(exchange, context, { message: messageFor(res.statusCode), end })
  if (body.length === 0) {
    settleHeaders(exchange, context)
    return end()
  }
  if (res.hasHeader('Content-Encoding') || area === 'files' || res.statusCode === 206) {
    settleHeaders(exchange, context)
    return end(Buffer.from(body as string))
  }
  const answer = answerOf(exchange, kept, body)
  exchange.share?.(answer)
  sendPart(exchange, context, answer, end)
}

/** Sends a page, or the part of it that was asked for. */
function sendPart(exchange: Exchange, context: ServerContext, answer: KeptAnswer, end: End): void {
  const { res } = exchange
  if (!asksForData(exchange)) return sendSnapshot(exchange, context, answer.snapshot, end)
  const { data } = answer
  res.setHeader('X-Robots-Tag', 'noindex')
  if (data === undefined || !isOfThisBuild(exchange)) {
    res.statusCode = data === undefined ? 404 : 410
    return sendInstead(exchange, context, { message: messageFor(res.statusCode), end })
  }
  // Also those of a page that says something is missing.
  res.statusCode = 200
  res.setHeader('Content-Type', data.contentType)
  sendSnapshot(exchange, context, data, end)
}

/** Sends our words in place of the application's, in the form that the visitor asked for. */
export function sendInstead(
  exchange: Exchange,
  context: ServerContext,
  { message, end }: { message: string; end: End },
): void {
  const { res } = exchange
  const { type, body } = inTheFormOf(exchange, res.statusCode, message)
  for (const name of OF_THE_ANSWER) res.removeHeader(name)
  res.setHeader('Content-Type', type)
  const snapshot = createSnapshot({ body, contentType: contentTypeOf(exchange) })
  sendSnapshot(exchange, context, snapshot, end)
}

/** Sends a snapshot in the encoding the visitor prefers, or a 304 when they have it. */
export function sendSnapshot(
  exchange: Exchange,
  context: ServerContext,
  snapshot: Snapshot,
  end: End,
): void {
  const { res } = exchange
  if (snapshot.status !== undefined && isDocument(exchange.area)) res.statusCode = snapshot.status
  const isFresh = snapshot.keep !== 'once' && res.statusCode === 200
  if (isFresh) res.setHeader('ETag', snapshot.etag)
  settleHeaders(exchange, context, scriptSources(exchange, snapshot))
  const encoding = usableEncoding(snapshot, exchange.encoding)
  if (usableEncoding(snapshot, 'br') === 'br') addVary(exchange, 'Accept-Encoding')
  if (isFresh && isKnown(exchange, snapshot.etag)) {
    res.statusCode = 304
    res.removeHeader('Content-Length')
    return end()
  }
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
  const finish = (bytes: Buffer) => {
    res.setHeader('Content-Length', bytes.length)
    end(bytes)
  }
  const bytes = encodedBody(snapshot, encoding)
  if (bytes instanceof Promise) bytes.then(finish, (error: Error) => res.destroy(error))
  else finish(bytes)
}

/** Gives an answer again that Next once gave. */
export function sendKept(
  exchange: Exchange,
  context: ServerContext,
  answer: KeptAnswer,
  end: End = (body) => exchange.res.end(body),
): void {
  const { res } = exchange
  res.statusCode = answer.status
  for (const [name, value] of answer.headers) res.setHeader(name, value)
  sendPart(exchange, context, answer, end)
}

function answerOf(exchange: Exchange, kept: KeptAnswers, body: string | Buffer): KeptAnswer {
  const { req, res, area, path, method, round } = exchange
  const contentType = contentTypeOf(exchange)
  const status = res.statusCode
  const headers = keptHeaders(exchange)
  if (path.startsWith('/_next/static/') && status === 200 && method === 'GET') {
    const snapshot = createSnapshot({
      body,
      contentType,
      keep: 'file',
      brotli: pressedFile(path),
    })
    const file = { snapshot, status, headers }
    kept.keepFile(path, file)
    return file
  }
  const hasText = isDocument(area) && (status === 200 || status === 404)
  const isPage = hasText && res.hasHeader(PRERENDERED) && typeof body === 'string'
  if (isPage || isKeptFeed(exchange)) {
    const isCurrent = res.getHeader(CACHE_STATE) !== 'STALE'
    const isSite = area === 'page' && contentType.startsWith('text/html')
    const parts = (html: string) => (isSite ? splitPage(withLateScripts(html), path) : { html })
    const page = { body: body.toString(), contentType, parts, status, headers, round, isCurrent }
    return kept.keepPage(req, path, page)
  }
  const snapshot =
    status === 200 && isPublicList(exchange)
      ? kept.sameAgain(req.url ?? path, body, contentType)
      : createSnapshot({ body, contentType })
  return { snapshot, status, headers }
}

/** A generated file that Next keeps too; security.txt, which is made for each visit, is none. */
const isKeptFeed = (exchange: Exchange) =>
  isGeneratedFile(exchange) &&
  exchange.res.statusCode === 200 &&
  exchange.res.hasHeader(CACHE_STATE)

const PRERENDERED = 'x-nextjs-prerender'
const CACHE_STATE = 'x-nextjs-cache'
const KEPT_HEADERS = [
  'Content-Type',
  'Cache-Control',
  'Last-Modified',
  'Vary',
  'Access-Control-Allow-Origin',
  'Retry-After',
  PRERENDERED,
]

const keptHeaders = ({ res }: Exchange) =>
  KEPT_HEADERS.flatMap((name) => {
    const value = [res.getHeader(name)].flat().join(', ')
    return value !== '' ? [[name, value] as const] : []
  })

/**
 * A page that Next rendered for this one request carries the nonce it was given; a finished one cannot,
 * and its scripts are named by their hashes. A prerendered page may carry the nonce of the visit that
 * renewed it, which is worth nothing any more.
 */
function scriptSources(exchange: Exchange, { bytes, scripts }: Snapshot): readonly string[] {
  const { res, nonce } = exchange
  if (contentTypeOf(exchange) !== 'text/html') return []
  if (res.hasHeader(PRERENDERED) || !bytes.includes(`nonce="${nonce}"`)) return scripts
  return [`'nonce-${nonce}'`, ...ownScriptHashes(bytes.toString(), nonce)]
}

/** Whether the visitor has this very body. A date is only asked where no entity tag was sent (RFC 9110, 13.2.2). */
function isKnown({ res, ifNoneMatch, ifModifiedSince }: Exchange, etag: string): boolean {
  if (ifNoneMatch !== undefined) return matches(ifNoneMatch, etag)
  const modified = Date.parse(String(res.getHeader('Last-Modified')))
  return Date.parse(ifModifiedSince ?? '') >= modified
}

function matches(header: string, etag: string): boolean {
  if (header.trim() === '*') return true
  const bare = etag.replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare)
}
