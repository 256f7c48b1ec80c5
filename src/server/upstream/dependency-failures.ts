import { subscribe } from 'node:diagnostics_channel'
import { LRUCache } from 'lru-cache'
import { DEPENDENCY_FAILURE_CHANNEL } from '#src/lib/http/server-signals.ts'
import type { DependencyFailure } from '#src/lib/http/server-signals.ts'

/** Next renders a failed page once more, up to a statement timeout, and concurrent requests share that rendering. */
const RECENT_MS = 15_000
const MAX_PATHS = 1000

const failures = new LRUCache<string, true>({ max: MAX_PATHS, ttl: RECENT_MS })

subscribe(DEPENDENCY_FAILURE_CHANNEL, (message) =>
  failures.set((message as DependencyFailure).path, true),
)

/** Whether rendering the page at this path has just failed because a dependency is unavailable. */
export const hasDependencyFailure = (path: string): boolean => failures.has(path)
