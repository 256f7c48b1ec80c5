/**
 * When pages change next by themselves: a scheduled post is due, or the year in the footer (UTC) turns.
 * @param nextPublication an ISO timestamp, or null when nothing is scheduled
 */
export function nextScheduledChange(nextPublication: string | null, now = new Date()): string {
  const newYear = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1)).toISOString()
  const isSooner = nextPublication !== null && Date.parse(nextPublication) < Date.parse(newYear)
  return isSooner ? nextPublication : newYear
}
