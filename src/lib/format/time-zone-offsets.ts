const HALF_HOUR = 1_800_000
const DAY = 48 * HALF_HOUR
const DAYS = 730

/** An offset from UTC in minutes, with the time in milliseconds from which on it applies. */
export type TimeZoneOffset = readonly [from: number, minutes: number]

export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false // RangeError
  }
}

/** For two years. Browsers take 15 ms to load their time zones, which delays the first paint on slow phones. */
export function timeZoneOffsets(timeZone: string, now = Date.now()): TimeZoneOffset[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const offsetAt = (time: number) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(time)) ?? []
    return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
  }
  const start = Math.floor(now / HALF_HOUR) * HALF_HOUR
  const offsets: [number, number][] = [[0, offsetAt(start)]]
  for (let day = start; day < start + DAYS * DAY; day += DAY) {
    const known = offsets.at(-1)?.[1]
    if (offsetAt(day + DAY) === known) continue
    let change = day
    while (offsetAt(change) === known) change += HALF_HOUR
    offsets.push([change, offsetAt(change)])
  }
  return offsets
}
