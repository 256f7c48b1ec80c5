import { subscribe } from 'node:diagnostics_channel'
import { FAILURE_CHANNEL } from '#src/lib/failure-channel.ts'
import type { PartAway } from '#src/lib/failure-channel.ts'
import { createLru } from '#src/lib/lru.ts'

/**
 * How long a failure counts: Next renders a page that failed once more, up to the time-out of another statement,
 * and requests for the same page share its rendering.
 */
const RECENT_MS = 15_000
const MOST_PATHS = 1000

const failures = createLru<number>(MOST_PATHS, () => 1)

subscribe(FAILURE_CHANNEL, (message) => failures.set((message as PartAway).path, Date.now()))

/** Whether the page at this address has just failed because a part is away. */
export const lacksPart = (path: string): boolean =>
  Date.now() - (failures.get(path) ?? 0) < RECENT_MS
