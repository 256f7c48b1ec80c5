const DAY = 24 * 60 * 60 * 1000

/** Milliseconds to move dates back on a slow clock: future posts would be scheduled and not shown. */
export function dateShift(dates: readonly string[], now: Date): number {
  const newest = Math.max(...dates.map((date) => Date.parse(date)))
  return Math.max(0, newest + DAY - now.getTime())
}

export const shiftDate = (date: string, shift: number): string =>
  new Date(Date.parse(date) - shift).toISOString()
