import { afterEach, beforeEach, vi } from 'vitest'

type Timer = 'setTimeout' | 'setInterval'

/** In each test of a file or a `describe`, such timers of this process end this many times sooner. */
export function useFastTimers(timer: Timer, times: number): void {
  const start = globalThis[timer]
  beforeEach(() => {
    vi.stubGlobal(timer, (work: () => void, ms = 0) => start(work, ms / times))
  })
  // The set-up of the next file has the usual ones.
  afterEach(() => void vi.unstubAllGlobals())
}
