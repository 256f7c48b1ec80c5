// The date as written by the server: one zone for everybody, or a page printed in one zone would
// be corrected to another day in the reader's browser.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** §9: en-US long date of an ISO timestamp, e.g. `March 4, 2026`. */
export const formatLongDate = (iso: string) => format.format(new Date(iso))
