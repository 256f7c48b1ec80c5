const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const MONTH = String.raw`(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const WEEKDAY = String.raw`(?:(?<weekday>sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,?\s+)?`
const DAY = String.raw`(?<day>\d{1,2})`
const NAMED_DAY = String.raw`${DAY}(?:st|nd|rd|th)?`
const YEAR = String.raw`(?<year>\d{4})`
const CLOCK = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<fraction>\d{1,9}))?)?(?:\s*(?<half>[ap]m))?`
/** An offset may be followed by the name of its zone: `+0100 CET`, `+0100 (CET)`, `GMT+0100 (Central European Time)`. */
const ZONE = String.raw`(?:\s*(?<zone>Z|[A-Z]{3,4}|(?:GMT|UTC)?[+-]\d{2}(?::?\d{2})?)(?:\s+(?:\(?[A-Z]{3,5}\)?|\([A-Z ]{3,60}\)))?)?`
const TIME = String.raw`(?:(?:\s*T\s*|,?\s+(?:at\s+)?)${CLOCK}${ZONE})?`

const FORMS = [
  // ISO, to the month as well; Jekyll, Hexo and Hugo write a blank for the T.
  String.raw`${YEAR}-(?<month>\d{1,2})(?:-${DAY}${TIME})?`,
  String.raw`${YEAR}(?<mark>[/.])(?<month>\d{1,2})\k<mark>${DAY}${TIME}`,
  String.raw`${YEAR}(?<month>\d{2})(?<day>\d{2})(?:T?(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?${ZONE})?`,
  YEAR,
  // Dots are written day first, slashes in either order.
  String.raw`(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?${YEAR}${TIME}`,
  // RFC 2822 and similar forms, including Go and the command `date`.
  String.raw`${WEEKDAY}${NAMED_DAY}(?:\s+of)?[\s-]+${MONTH},?[\s-]+${YEAR}${TIME}`,
  String.raw`${WEEKDAY}${MONTH}\s+${NAMED_DAY},?\s+${YEAR}${TIME}`,
  String.raw`${WEEKDAY}${MONTH}\s+${NAMED_DAY}\s+${CLOCK}${ZONE}\s+${YEAR}`,
  String.raw`${MONTH},?\s+${YEAR}`,
].map((form) => new RegExp(`^${form}$`, 'i'))

/** Dates without a zone are UTC. Ambiguous and impossible dates are undefined. */
export function readDate(value: unknown): Date | undefined {
  // TOML has dates of its own.
  if (value instanceof Date) return plausible(new Date(value.getTime()))
  if (typeof value === 'number') return readNumber(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  for (const form of FORMS) {
    const match = form.exec(text)
    if (match) return dateOf(match.groups ?? {})
  }
  return undefined
}

export function readPublication(written: unknown): {
  publishedAt?: Date
  dateProblem?: string
} {
  const publishedAt = readDate(written)
  if (publishedAt) return { publishedAt }
  if (written === undefined || written === null || written === '') return {}
  const text = typeof written === 'string' ? written : JSON.stringify(written)
  return { dateProblem: `The date “${text.slice(0, 60)}” is ambiguous or unreadable` }
}

/** `2024` and `20240304` without quotes are numbers; of ten digits they are Unix seconds, of thirteen milliseconds. */
function readNumber(value: number): Date | undefined {
  const digits = String(value)
  if (/^\d{10}$/.test(digits)) return new Date(value * 1000)
  if (/^\d{13}$/.test(digits)) return new Date(value)
  return readDate(digits)
}

type Parts = Record<string, string | undefined>

function dateOf(parts: Parts): Date | undefined {
  const { name, month, weekday, fraction = '' } = parts
  const [year, day] = [Number(parts['year']), Number(parts['day'] ?? 1)]
  const monthIndex = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) : Number(month ?? 1) - 1
  const date = new Date(Date.UTC(year, monthIndex, day))
  // The calendar rolls February 30 over to March.
  const isOfCalendar =
    date.getUTCFullYear() === year && date.getUTCMonth() === monthIndex && date.getUTCDate() === day
  const isOtherDay =
    weekday !== undefined && DAYS[date.getUTCDay()] !== weekday.slice(0, 3).toLowerCase()
  const [minutes, zone] = [minutesOf(parts), zoneMinutes(parts['zone'] ?? 'Z')]
  const second = Number(parts['second'] ?? 0)
  if (!isOfCalendar || isOtherDay || minutes === undefined || zone === undefined || second > 59)
    return undefined
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'))
  return plausible(
    new Date(date.getTime() + ((minutes - zone) * 60 + second) * 1000 + milliseconds),
  )
}

function minutesOf({ hour = '0', minute = '0', half }: Parts): number | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)]
  if (minutes > 59 || hours > 23) return undefined
  if (half === undefined) return hours * 60 + minutes
  if (hours < 1 || hours > 12) return undefined
  return ((hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + minutes
}

/** Go writes the year 1 for no date. */
const plausible = (date: Date) =>
  date.getUTCFullYear() >= 1000 && date.getUTCFullYear() <= 9999 ? date : undefined

/** The names that RFC 2822 defines, and Europe's; others mean one zone here and another one there. */
const HOURS: Readonly<Record<string, number>> = {
  ...{ Z: 0, UTC: 0, GMT: 0, EST: -5, EDT: -4, CST: -6, CDT: -5 },
  ...{ MST: -7, MDT: -6, PST: -8, PDT: -7 },
  ...{ WET: 0, WEST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3 },
}

/** Offset of a zone in minutes: `Z`, `+0100`, `+01:00`, `PST`. Undefined for an unknown zone. */
function zoneMinutes(zone: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /^(?:GMT|UTC)?([+-])(\d{2}):?(\d{2})?$/i.exec(zone) ?? []
  if (sign === undefined) {
    const named = HOURS[zone.toUpperCase()]
    return named === undefined ? undefined : named * 60
  }
  if (Number(hours) > 14 || Number(minutes) > 59) return undefined
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}
