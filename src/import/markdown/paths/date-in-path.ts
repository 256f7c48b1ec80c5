import { timeInZone } from '#src/import/source/time-in-zone.ts'
import { readDate } from '#src/import/source/read-date.ts'
import type { Project } from '#src/import/markdown/project/find-project.ts'
import { line } from '#src/import/markdown/fields/read-fields.ts'

const DAY_MS = 24 * 60 * 60 * 1000

// Made once: a format takes longer to make than a post to read.
const inUtc = (format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...format, timeZone: 'UTC' })
const [LONG_MONTH, SHORT_MONTH] = [inUtc({ month: 'long' }), inUtc({ month: 'short' })]
const [LONG_DAY, SHORT_DAY] = [inUtc({ weekday: 'long' }), inUtc({ weekday: 'short' })]

/** The parts of a date by the names that patterns of addresses have for them in Jekyll, Hexo and Hugo; in UTC. */
export function dateInPath(at: Date): Record<string, string> {
  const padded = (part: number, length = 2) => String(part).padStart(length, '0')
  const year = at.getUTCFullYear()
  const dayOfYear = daysBetween(Date.UTC(year, 0, 1), at.getTime()) + 1
  // ISO 8601: Monday is 1, and a week belongs to the year of its Thursday.
  const weekday = at.getUTCDay() || 7
  const thursday = new Date(at.getTime() + (4 - weekday) * DAY_MS)
  const weekYear = thursday.getUTCFullYear()
  const week = Math.floor(daysBetween(Date.UTC(weekYear, 0, 1), thursday.getTime()) / 7) + 1
  return {
    ...{ year: String(year), short_year: String(year).slice(2) },
    ...{ month: padded(at.getUTCMonth() + 1), i_month: String(at.getUTCMonth() + 1) },
    ...{ monthname: LONG_MONTH.format(at).toLowerCase() },
    ...{ short_month: SHORT_MONTH.format(at), long_month: LONG_MONTH.format(at) },
    ...{ day: padded(at.getUTCDate()), i_day: String(at.getUTCDate()) },
    ...{ y_day: padded(dayOfYear, 3), yearday: String(dayOfYear) },
    ...{ short_day: SHORT_DAY.format(at), long_day: LONG_DAY.format(at) },
    ...{ weekday: String(at.getUTCDay()), weekdayname: LONG_DAY.format(at).toLowerCase() },
    ...{ week: padded(week), w_year: String(weekYear), w_day: String(weekday) },
    ...{ hour: padded(at.getUTCHours()), minute: padded(at.getUTCMinutes()) },
    second: padded(at.getUTCSeconds()),
  }
}

const daysBetween = (from: number, to: number) => Math.floor((to - from) / DAY_MS)

const ZONED =
  /:\d\d(?:\.\d+)?(\s*(?:Z|[A-Z]{2,5}|(?:GMT|UTC)?[+-]\d\d(?::?\d\d)?)(?:\s*\(?[A-Z ]{3,60}\)?)?)$/i

/** Possible publication days of a path, as if in UTC, likeliest first: Jekyll's zone, then Hugo's written date. */
export function pathMoments(
  at: Date,
  { written, generator, config }: { written: unknown } & Pick<Project, 'generator' | 'config'>,
): Date[] {
  const text = written instanceof Date ? written.toISOString() : (line(written) ?? '')
  if (!/\d:\d\d/.test(text)) return [at]
  const [, zone = ''] = ZONED.exec(text) ?? []
  const asWritten = (zone !== '' && readDate(text.slice(0, -zone.length))) || at
  const zoned = timeInZone(config['timezone'], at)
  switch (generator) {
    case 'jekyll':
      return zoned ? [zoned] : [asWritten, at]
    case 'hexo':
      // The zone of the machine that made the site decides, which nothing tells.
      return zone === '' ? [at] : [asWritten, ...(zoned ? [zoned] : []), at]
    case 'hugo':
      return [asWritten]
    default:
      return [at]
  }
}
