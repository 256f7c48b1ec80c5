import { answersJson, isDocument } from './area.ts'
import type { Exchange, ServerContext } from './exchange.ts'
import { errorBody, messageFor } from './refuse.ts'
import { addVary, contentTypeOf, settleHeaders } from './settle-headers.ts'
import { createSnapshot, encodedBody, usableEncoding } from './snapshots.ts'
import type { Snapshot, Snapshots } from './snapshots.ts'

type End = (body?: Buffer) => void

/** Sends a finished body; `end` writes it to the wire. */
export function sendWhole(
  exchange: Exchange,
  context: ServerContext,
  snapshots: Snapshots,
  body: string | Buffer,
  end: End,
): void {
  const { res, area } = exchange
  if (answersJson(area) && res.statusCode >= 400 && !contentTypeOf(exchange).endsWith('json')) {
    // Next's own error pages, and its bare 405, would reach a client that expects `{message}`.
    res.setHeader('Content-Type', 'application/json')
    for (const name of ['Content-Encoding', 'ETag']) res.removeHeader(name)
    return sendWhole(exchange, context, snapshots, errorBody(messageFor(res.statusCode)), end)
  }
  if (body.length === 0) {
    settleHeaders(exchange, context)
    return end()
  }
  if (res.hasHeader('Content-Encoding') || area === 'files' || res.statusCode === 206) {
    settleHeaders(exchange, context)
    return end(Buffer.from(body as string))
  }
  sendSnapshot(exchange, context, snapshotOf(exchange, snapshots, body), end)
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
  const isFresh = snapshot.isKept && res.statusCode === 200
  if (isFresh) res.setHeader('ETag', snapshot.etag)
  settleHeaders(exchange, context, scriptSources(exchange, snapshot))
  const encoding = usableEncoding(snapshot, exchange.encoding)
  if (usableEncoding(snapshot, 'br') === 'br') addVary(exchange, 'Accept-Encoding')
  if (isFresh && matches(exchange.ifNoneMatch, snapshot.etag)) {
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

function snapshotOf(exchange: Exchange, snapshots: Snapshots, body: string | Buffer): Snapshot {
  const { res, area, path, method } = exchange
  const contentType = contentTypeOf(exchange)
  const isHashedFile =
    path.startsWith('/_next/static/') && res.statusCode === 200 && method === 'GET'
  if (isHashedFile) {
    const snapshot = createSnapshot({
      body,
      contentType,
      headers: fileHeaders(exchange),
      isKept: true,
    })
    snapshots.keepFile(path, snapshot)
    return snapshot
  }
  const isPrerendered = isDocument(area) && res.hasHeader('x-nextjs-prerender')
  if (isPrerendered && typeof body === 'string') return snapshots.page(body, contentType)
  return createSnapshot({ body, contentType })
}

const KEPT_HEADERS = ['Content-Type', 'Cache-Control', 'Last-Modified']

const fileHeaders = ({ res }: Exchange) =>
  KEPT_HEADERS.flatMap((name) => {
    const value = res.getHeader(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })

/**
 * A page that Next rendered for this one request carries the nonce it was given; a finished one cannot,
 * and its scripts are named by their hashes. A prerendered page may carry the nonce of the visit that
 * renewed it, which is worth nothing any more.
 */
function scriptSources({ res, nonce }: Exchange, { bytes, scripts }: Snapshot): readonly string[] {
  if (scripts.length === 0) return []
  if (res.hasHeader('x-nextjs-prerender') || !bytes.includes(`nonce="${nonce}"`)) return scripts
  return [`'nonce-${nonce}'`]
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const bare = etag.replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare)
}
