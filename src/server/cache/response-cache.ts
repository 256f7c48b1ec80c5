import { createHash } from 'node:crypto'
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isLowMemory } from '#src/env.ts'
import type { CacheGeneration, RequestContext } from '#src/server/request/request-context.ts'
import { isNotModified } from '#src/lib/http/conditional-request.ts'
import {
  compressBody,
  isCompressible,
  MIN_COMPRESSED_BYTES,
} from '#src/server/request/content-encoding.ts'
import type { Encoding } from '#src/server/request/content-encoding.ts'
import { baseHeaders } from '#src/server/security/security-headers.ts'

type Entry = {
  readonly response: CachedResponse
  readonly generation: CacheGeneration | undefined
  readonly until: number
}

type Stored = {
  response: CachedResponse
  /** Generation at the start of the request: a response begun before the last invalidation may be stale. */
  generation: CacheGeneration | undefined
  isStale?: boolean
}

export type ResponseCache = ReturnType<typeof createResponseCache>

// Notifications invalidate immediately. The maximum age limits how long a page is stale when a notification is lost.
const MAX_AGE_MS = 10_000
const MAX_BYTES = (isLowMemory ? 16 : 48) * 1024 * 1024
const entryBytes = ({ response }: Entry) => Math.ceil(response.body.length * 1.6) + 2048

/** Prerendered pages, feeds and the public post list until an invalidation, and built files permanently. */
export function createResponseCache({ maxAgeMs = MAX_AGE_MS, now = Date.now } = {}) {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: entryBytes })
  let generation: CacheGeneration = { invalidations: 0, writes: 0 }
  const isOutdated = (entry: Entry) =>
    entry.generation !== undefined && entry.generation.invalidations !== generation.invalidations

  return {
    get(key: string): CachedResponse | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      const { response, until } = entry
      if (!entry.generation) return response
      return !isOutdated(entry) && until > now() ? response : undefined
    },
    /** Returns the last response after a rendering error, unless a write has been confirmed since it was stored. */
    staleIfError(key: string): CachedResponse | undefined {
      const entry = entries.get(key)
      return entry?.generation?.writes === generation.writes ? entry.response : undefined
    },
    /** Stores a response and returns it. An unchanged body keeps its compressed encodings. */
    set(key: string, { response, generation: since, isStale = false }: Stored): CachedResponse {
      const previous = entries.get(key)?.response
      const isSame = previous?.etag === response.etag
      const stored = isSame
        ? { ...response, body: previous.body, compressed: previous.compressed }
        : response
      entries.set(key, {
        response: stored,
        generation: since,
        until: isStale ? 0 : now() + maxAgeMs,
      })
      return stored
    },
    generation: () => generation,
    outdatedPages: (): string[] =>
      [...entries]
        .filter(([key, entry]) => isOutdated(entry) && !key.startsWith('/api/'))
        .filter(([, { response }]) => response.status === 200)
        .map(([key]) => key),
    /** @param isWrite false when a change is possible but unconfirmed: after a lost connection, or a write that failed */
    invalidate(isWrite: boolean) {
      const { invalidations, writes } = generation
      generation = { invalidations: invalidations + 1, writes: writes + (isWrite ? 1 : 0) }
    },
  }
}

export type CachedResponse = {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly etag: string
  readonly body: Buffer
  readonly compressed: Map<Encoding, Promise<Buffer>>
  /** Headers as they are sent, by form: names and values alternate. */
  readonly lists: Map<string, OutgoingHttpHeader[]>
}

type Input = Pick<CachedResponse, 'status' | 'headers' | 'body'> & {
  brotli?: Buffer | undefined
}

export function createCachedResponse({ status, headers, body, brotli }: Input): CachedResponse {
  // Weak, because all encodings of the body share it.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return {
    status,
    headers: status === 200 ? { etag, ...headers } : headers,
    etag,
    body,
    compressed: new Map(brotli ? [['br', Promise.resolve(brotli)]] : []),
    lists: new Map(),
  }
}

/** Sends the negotiated encoding, or a 304 when the client's copy is current, in one write. */
export async function sendCached(context: RequestContext, response: CachedResponse) {
  const { req, res, id } = context
  const { status, headers } = response
  try {
    const list = [...headerList(context, response), 'x-request-id', id]
    if (status === 200 && isNotModified(req.headers, headers)) {
      res.writeHead(304, list).end()
      return
    }
    const encoding = isWorthCompressing(response) ? context.encoding : 'identity'
    const isEncoded = encoding !== 'identity'
    const bytes = isEncoded ? await compressedBody(response, encoding) : response.body
    if (isEncoded) list.push('content-encoding', encoding)
    list.push('content-length', bytes.length)
    res.writeHead(status, list).end(bytes)
  } catch (error) {
    res.destroy(error as Error)
  }
}

/** The headers for this request, made once for each of their forms. */
function headerList(context: RequestContext, { headers, lists }: CachedResponse) {
  const { req, hasSession, server } = context
  const isShown = isFeed(headers) && /^text\/html\b/.test(req.headers.accept ?? '')
  const form = `${isShown} ${hasSession} ${server.isIndexed()}`
  const known = lists.get(form)
  if (known) return known
  const all = { ...baseHeaders(context), ...(isShown ? visibleHeaders(headers) : headers) }
  const list = Object.entries(all).flat() as OutgoingHttpHeader[]
  lists.set(form, list)
  return list
}

const FEED = /^application\/(?:rss|atom)\+xml/

/** Whether the content type depends on Accept. */
export const isFeed = (headers: OutgoingHttpHeaders): boolean =>
  FEED.test(String(headers['content-type']))

/** A browser renders a feed with its style sheet as `application/xml`, and shows its source otherwise. */
const visibleHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => ({
  ...headers,
  'content-type': String(headers['content-type']).replace(FEED, 'application/xml'),
  // A cache that ignores Vary would send it to feed readers.
  'cache-control': 'public, max-age=0, must-revalidate',
})

export const isWorthCompressing = ({
  body,
  headers,
}: Pick<CachedResponse, 'body' | 'headers'>): boolean =>
  body.length >= MIN_COMPRESSED_BYTES && isCompressible(String(headers['content-type']))

function compressedBody(
  { body, compressed }: CachedResponse,
  encoding: Exclude<Encoding, 'identity'>,
) {
  const existing = compressed.get(encoding)
  if (existing) return existing
  const started = compressBody(body, encoding)
  compressed.set(encoding, started)
  started.catch(() => compressed.delete(encoding))
  return started
}
