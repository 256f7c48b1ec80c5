type Waits = { pauseMs: number; maxMs: number }

/** Runs a task after a pause, and at the latest `maxMs` after the first request. `end` returns whether one was waiting. */
export function createDebounce({ pauseMs, maxMs }: Waits) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  return {
    begin: (task: () => void) => {
      const now = performance.now()
      if (timer === undefined) since = now
      clearTimeout(timer)
      timer = setTimeout(task, Math.min(pauseMs, since + maxMs - now))
    },
    end: (): boolean => {
      const isWaiting = timer !== undefined
      clearTimeout(timer)
      timer = undefined
      return isWaiting
    },
  }
}
