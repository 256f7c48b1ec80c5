const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** For each unit: the number of seconds up to which it is used, and its length. */
const STEPS = [
  { below: HOUR, unit: 'minute', length: MINUTE },
  { below: DAY, unit: 'hour', length: HOUR },
  { below: 30 * DAY, unit: 'day', length: DAY },
  { below: 365 * DAY, unit: 'month', length: 30 * DAY },
  { below: Infinity, unit: 'year', length: 365 * DAY },
] as const

const formatter = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** `5 minutes ago`, `3 days ago`; whole units, rounded down. A timestamp slightly in the future is `just now`. */
export function formatRelativeTime(iso: string, now: number): string {
  const seconds = Math.round((now - Date.parse(iso)) / 1000)
  if (Number.isNaN(seconds)) return ''
  if (Math.abs(seconds) < MINUTE) return 'just now'
  const step = STEPS.find(({ below }) => Math.abs(seconds) < below) ?? STEPS[4]
  return formatter.format(-Math.trunc(seconds / step.length), step.unit)
}
