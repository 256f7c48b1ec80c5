import { LRUCache } from 'lru-cache'
import { isSmallMachine } from '#src/env.ts'
import type { CachedResponse } from './cached-response.ts'
import type { CacheGeneration } from '#src/server/request/request-context.ts'

type Entry = {
  readonly response: CachedResponse
  /** Undefined for a file that never changes. */
  readonly generation: CacheGeneration | undefined
  readonly until: number
}

type Stored = {
  response: CachedResponse
  /** Generation at the start of the request: a response begun before the last invalidation may be stale. */
  generation: CacheGeneration | undefined
  /** A stale page is stored only for stale-if-error. */
  isStale?: boolean
}

export type ResponseCache = ReturnType<typeof createResponseCache>

// Notifications invalidate at once. The maximum age limits how long a page is stale when a notification is lost.
const MAX_AGE_MS = 10_000
const MAX_BYTES = (isSmallMachine ? 16 : 48) * 1024 * 1024
/** The body, two compressed encodings, and the headers. */
const entryBytes = ({ response }: Entry) => Math.ceil(response.body.length * 1.6) + 2048

/**
 * Responses served without a request to Next: prerendered pages, feeds and the public post list until they are
 * invalidated, and built files, which never change.
 */
export function createResponseCache({ maxAgeMs = MAX_AGE_MS, now = Date.now } = {}) {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: entryBytes })
  let generation: CacheGeneration = { invalidations: 0, writes: 0 }
  const isOutdated = (entry: Entry) =>
    entry.generation !== undefined && entry.generation.invalidations !== generation.invalidations

  return {
    /** Returns a current response. */
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
    /** Paths of the pages that an invalidation has left without a successor, last used first. */
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
