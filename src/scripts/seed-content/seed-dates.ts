const DAY = 24 * 60 * 60 * 1000

/**
 * Milliseconds by which all dates move back, so that none is in the future on a machine whose clock is slow: such a
 * post would count as scheduled and not be shown.
 */
export function dateShift(dates: readonly string[], now: Date): number {
  const newest = Math.max(...dates.map((date) => Date.parse(date)))
  return Math.max(0, newest + DAY - now.getTime())
}

export const shiftDate = (date: string, shift: number): string =>
  new Date(Date.parse(date) - shift).toISOString()
