const longDateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const clockTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const plannedTime = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const thisYear = new Intl.DateTimeFormat('en-US', plannedTime)
const otherYear = new Intl.DateTimeFormat('en-US', { ...plannedTime, year: 'numeric' })
const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** `November 20, 2025 at 11:45 PM`, in the reader's own time zone. */
export const formatLongDateTime = (iso: string): string => longDateTime.format(new Date(iso))

/** `Nov 20, 2025`, in the reader's own time zone. */
export const formatShortDate = (iso: string): string => shortDate.format(new Date(iso))

/** `November 20, 2025`, in the reader's own time zone. Public pages show the day in UTC (`formatLongDate`). */
export const formatLocalLongDate = (iso: string): string => longDate.format(new Date(iso))

/** `11:45 PM`, in the reader's own time zone. */
export const formatClockTime = (at: Date | number): string => clockTime.format(at)

/** `Nov 20, 11:45 PM`, with the year unless it is the current one, in the reader's own time zone. */
export function formatPlannedTime(iso: string, now = Date.now()): string {
  const date = new Date(iso)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return (isThisYear ? thisYear : otherYear).format(date)
}
