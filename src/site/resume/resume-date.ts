const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const YEAR = /\b(?:19|20)\d{2}\b/g

/** Start and end year of '2018 – 2021' in ISO 8601; '2021 – today' has no end. */
export function yearsOf(period: string): { startDate?: string; endDate?: string } {
  const [startDate, endDate] = period.match(YEAR) ?? []
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) }
}

/** 'September 2022' as '2022-09', '2022' unchanged; undefined without a year. */
export function monthOf(date: string): string | undefined {
  const year = date.match(YEAR)?.[0]
  const word = /[a-z]{3,}/i.exec(date)?.[0].toLowerCase()
  const month = word ? MONTHS.findIndex((name) => name.startsWith(word)) + 1 : 0
  return year && month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year
}
