/**
 * The next time at which pages change without a write: a scheduled post is due, or the year in the footer (UTC)
 * changes.
 * @param nextPublication an ISO timestamp, or null when nothing is scheduled
 */
export function nextScheduledChange(nextPublication: string | null, now = new Date()): string {
  const newYear = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1)).toISOString()
  const isSooner = nextPublication !== null && Date.parse(nextPublication) < Date.parse(newYear)
  return isSooner ? nextPublication : newYear
}
