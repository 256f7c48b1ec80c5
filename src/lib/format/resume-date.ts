const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const YEAR = /\b(?:19|20)\d{2}\b/
const BETWEEN = /\s*[–—]\s*|\s+-\s+|(?:^|\s+)(?:to|until)\s+|(?<=\d{4})-(?=\d{4})/i

/**
 * Start and end of a written period in ISO 8601, with months where it names them. '2021 – today' has no end, '2014'
 * ends in the same year.
 */
export function datesOf(period: string): { startDate?: string; endDate?: string } {
  const [from = '', to] = period.split(BETWEEN)
  const startDate = monthOf(from)
  const isOpen = to !== undefined || /^\s*since\b/i.test(from)
  const endDate = isOpen ? monthOf(to ?? '') : startDate
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) }
}

/** 'September 2022' as '2022-09', '2022' unchanged; undefined without a year. */
export function monthOf(date: string): string | undefined {
  const year = YEAR.exec(date)?.[0]
  const word = /[a-z]{3,}/i.exec(date)?.[0].toLowerCase()
  const month = word ? MONTHS.findIndex((name) => name.toLowerCase().startsWith(word)) + 1 : 0
  return year && month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year
}

/** '2022-09' and '2022-09-14' as 'September 2022'; other texts unchanged. */
export function dateText(isoDate: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(isoDate) ?? []
  const name = MONTHS[Number(month) - 1]
  return year && name ? `${name} ${year}` : isoDate
}

/** The reverse of `datesOf`: '2018 – 2021', '2021 – today', 'until 2021', '2014'. */
export function periodText(startDate: string, endDate: string): string {
  const [from, to] = [dateText(startDate), dateText(endDate)]
  if (from === to) return from
  if (from === '') return `until ${to}`
  return `${from} – ${to || 'today'}`
}
