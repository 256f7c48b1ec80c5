import { LRUCache } from 'lru-cache'
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
  /** When the request began: what was asked for before the last invalidation may be old. */
  generation: CacheGeneration | undefined
  /** A stale page is only good as a spare. */
  isStale?: boolean
}

export type ResponseCache = ReturnType<typeof createResponseCache>

// Announced changes invalidate at once; this limits the damage, should an announcement ever be lost.
const MAX_AGE_MS = 10_000
const MAX_BYTES = 48 * 1024 * 1024
/** A body with two compressed forms, and the headers. */
const entryBytes = ({ response }: Entry) => Math.ceil(response.body.length * 1.6) + 2048

/**
 * The responses this server gives without asking Next: prerendered pages, feeds and the public list of posts until
 * they are invalidated, and built files, which never change.
 */
export function createResponseCache({ maxAgeMs = MAX_AGE_MS, now = Date.now } = {}) {
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: entryBytes })
  let generation: CacheGeneration = { invalidations: 0, writes: 0 }

  return {
    /** A response that is true now. */
    get(key: string): CachedResponse | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      const { response, until } = entry
      if (!entry.generation) return response
      const isCurrent = entry.generation.invalidations === generation.invalidations
      return isCurrent && until > now() ? response : undefined
    },
    /** A response as it last was, for when it cannot be made: nothing is known to have changed since. */
    staleIfError(key: string): CachedResponse | undefined {
      const entry = entries.get(key)
      return entry?.generation?.writes === generation.writes ? entry.response : undefined
    },
    /** Stores a response, and returns it; a body that has not changed keeps its compressed forms. */
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
    /** @param isWrite false when something may have changed while nobody was listening */
    invalidate(isWrite: boolean) {
      const { invalidations, writes } = generation
      generation = { invalidations: invalidations + 1, writes: writes + (isWrite ? 1 : 0) }
    },
  }
}
