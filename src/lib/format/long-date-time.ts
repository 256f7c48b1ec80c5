const longDateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const shortDateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** `November 20, 2025 at 11:45 PM`, in the reader's own time zone. */
export const formatLongDateTime = (iso: string): string => longDateTime.format(new Date(iso))

/** `Nov 20, 2025`, in the reader's own time zone. */
export const formatShortDate = (iso: string): string => shortDate.format(new Date(iso))

/** `20 November 2025`, in the reader's own time zone. */
export const formatDay = (iso: string): string => day.format(new Date(iso))

/** `Nov 20, 2025, 11:45 PM`, in the reader's own time zone. */
export const formatShortDateTime = (iso: string): string => shortDateTime.format(new Date(iso))
