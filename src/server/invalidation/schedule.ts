/** A due post, the end of the announcement, or a new year in the footer (UTC). `scheduled`: ISO timestamps or null. */
export function nextScheduledChange(scheduled: (string | null)[], now = new Date()): string {
  const newYear = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1)).toISOString()
  return [newYear, ...scheduled.filter((time) => time !== null)].reduce((first, time) =>
    Date.parse(time) < Date.parse(first) ? time : first,
  )
}

/** Longer delays are split: Node's timers overflow after 24.8 days. */
const MAX_TIMER_MS = 24 * 60 * 60_000

/** A timer for the last time set. */
export function createLongTimeout(onDue: () => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    set(time: string) {
      clearTimeout(timer)
      // An early wake-up reads the time again and schedules the rest.
      const wait = Math.min(Math.max(new Date(time).getTime() - Date.now(), 0) + 1, MAX_TIMER_MS)
      timer = setTimeout(onDue, wait).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
