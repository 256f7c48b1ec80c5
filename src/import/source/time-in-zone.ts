const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** Wall-clock time of a zone, as if in UTC; undefined for an unknown zone. */
export function timeInZone(zone: unknown, at: Date): Date | undefined {
  if (typeof zone !== 'string') return undefined
  if (!formats.has(zone)) formats.set(zone, formatOf(zone))
  const shown = formats.get(zone)?.format(at)
  const clock = new Date(`${shown?.replace(' ', 'T')}Z`)
  return Number.isNaN(clock.getTime()) ? undefined : clock
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  } catch {
    return undefined
  }
}
