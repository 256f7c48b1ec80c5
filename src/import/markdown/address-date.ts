const DAY_MS = 24 * 60 * 60 * 1000

/** The parts of a date by the names that patterns of addresses have for them in Jekyll, Hexo and Hugo; in UTC. */
export function addressDate(at: Date): Record<string, string> {
  const padded = (part: number, length = 2) => String(part).padStart(length, '0')
  const named = (format: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('en', { ...format, timeZone: 'UTC' })
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
    ...{ monthname: named({ month: 'long' }).toLowerCase() },
    ...{ short_month: named({ month: 'short' }), long_month: named({ month: 'long' }) },
    ...{ day: padded(at.getUTCDate()), i_day: String(at.getUTCDate()) },
    ...{ y_day: padded(dayOfYear, 3), yearday: String(dayOfYear) },
    ...{ short_day: named({ weekday: 'short' }), long_day: named({ weekday: 'long' }) },
    ...{ weekday: String(at.getUTCDay()), weekdayname: named({ weekday: 'long' }).toLowerCase() },
    ...{ week: padded(week), w_year: String(weekYear), w_day: String(weekday) },
    ...{ hour: padded(at.getUTCHours()), minute: padded(at.getUTCMinutes()) },
    second: padded(at.getUTCSeconds()),
  }
}

const daysBetween = (from: number, to: number) => Math.floor((to - from) / DAY_MS)
