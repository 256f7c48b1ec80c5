// One time zone for all readers: with the local zone, hydration would change the server-rendered date to another day.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** En-US long date of an ISO timestamp (S9-date-01), e.g. `March 4, 2026`. */
export const formatLongDate = (iso: string) => format.format(new Date(iso))
