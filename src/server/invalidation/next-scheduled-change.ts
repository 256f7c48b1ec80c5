/**
 * The next time at which pages change without a write: a scheduled post is due, the announcement ends, or the year in
 * the footer (UTC) changes.
 * @param scheduled ISO timestamps, or null where nothing is scheduled
 */
export function nextScheduledChange(scheduled: (string | null)[], now = new Date()): string {
  const newYear = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1)).toISOString()
  return [newYear, ...scheduled.filter((time) => time !== null)].reduce((first, time) =>
    Date.parse(time) < Date.parse(first) ? time : first,
  )
}
