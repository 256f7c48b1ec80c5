/** Longer waits are taken in pieces: timers of Node hold 24.8 days. */
const MAX_TIMER_MS = 24 * 60 * 60_000

/** One alarm at the time that was set last; a past time or null sets none. */
export function createLongTimeout(onDue: () => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    set(time: string | null) {
      clearTimeout(timer)
      if (time === null) return
      // Waking early asks again, and is told the same time.
      const wait = Math.min(Math.max(new Date(time).getTime() - Date.now(), 0) + 1, MAX_TIMER_MS)
      timer = setTimeout(onDue, wait).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
