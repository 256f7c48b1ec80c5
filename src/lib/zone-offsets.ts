/** From `from` on (milliseconds of the epoch) the zone's clocks stand `minutes` before UTC. */
export type ZoneOffset = { from: number; minutes: number }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Every offset of a time zone between two times, the first one from `from` on. A browser needs some 50 ms to
 * load its time zones for a single clock; with these it only has to add.
 */
export function zoneOffsets(timeZone: string, from: number, to: number): ZoneOffset[] {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
  const offsetAt = (time: number) => minutesOf(format.formatToParts(time))
  const offsets = [{ from, minutes: offsetAt(from) }]
  for (let day = from; day < to; day += DAY) {
    const minutes = offsetAt(day + DAY)
    if (minutes === offsets.at(-1)?.minutes) continue
    offsets.push({ from: turnBetween(day, day + DAY, offsetAt), minutes })
  }
  return offsets
}

/** What a clock shows, as hh:mm. */
export function zoneClock(offsets: readonly ZoneOffset[], time: number): string {
  const offset = offsets.findLast(({ from }) => from <= time) ?? offsets[0]
  return new Date(time + (offset?.minutes ?? 0) * MINUTE).toISOString().slice(11, 16)
}

/** `GMT`, `GMT+05:30`: in minutes. */
function minutesOf(parts: Intl.DateTimeFormatPart[]): number {
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d+):(\d+))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The first minute at which the offset is the later one. */
function turnBetween(before: number, after: number, offsetAt: (time: number) => number): number {
  const later = offsetAt(after)
  let [low, high] = [Math.floor(before / MINUTE), Math.ceil(after / MINUTE)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * MINUTE) === later) high = middle
    else low = middle
  }
  return high * MINUTE
}
