// Written out: a browser takes 60 ms for its first `Intl.DateTimeFormat`, while it hydrates the page.
export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/**
 * En-US long date of an ISO timestamp (S9-date-01), e.g. `March 4, 2026`. One time zone for all readers: with the local
 * zone, hydration would change the server-rendered date to another day.
 */
export function formatLongDate(iso: string): string {
  const date = new Date(iso)
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
