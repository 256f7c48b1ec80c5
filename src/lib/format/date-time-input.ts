const MINUTE_MS = 60_000

/** A time as the value of `<input type="datetime-local">`, in the reader's own time zone. */
export function toDateTimeInput(iso: string): string {
  const date = new Date(iso)
  const shifted = date.getTime() - date.getTimezoneOffset() * MINUTE_MS
  return new Date(shifted).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** The time that such a value names, as an ISO timestamp; null while it is empty or not a time. */
export function fromDateTimeInput(value: string): string | null {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** `Europe/Berlin (GMT+2)`: the reader's time zone, and its offset at that time. */
export function timeZoneName(at: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  return `${format.resolvedOptions().timeZone} (${offset ?? ''})`
}
