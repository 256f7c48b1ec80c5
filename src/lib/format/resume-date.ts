import { MONTHS } from './long-date.ts'

const monthsIn = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)))
}
const YEAR = /\b(?:19|20)\d{2}\b/
const NUMERIC_MONTH = /\b(?:19|20)\d{2}[-/.](\d{2})(?!\d)|(?<!\d)(\d{1,2})[-/.](?:19|20)\d{2}\b/
/** Languages in which periods are understood; they are always written in English. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']
const UNTIL = "to|until|till|bis|à|jusqu['’](?:à|en)|hasta|fino al?|até|tot"
// Blanks are single ones here: with `\s*` a long run of them takes quadratic time.
const BETWEEN = new RegExp(
  ` ?[–—] ?| - | ?-$|(?<=\\d{4})-(?=\\d{4}|\\p{L})|(?:^| )(?:${UNTIL}) `,
  'iu',
)
const OPEN =
  /^\P{L}*(?:since|from|as of|seit|ab|depuis|dès|à partir de|desde|a partir de|dal|da|sinds|vanaf) |\bonwards?\b/iu

/** '2021 – today' and 'Since May 2020' have no end, '2014' ends in the same year. */
export function datesOf(period: string): { startDate?: string; endDate?: string } {
  const text = period.normalize('NFC').replace(/\s+/g, ' ').trim()
  const [from = '', to] = text.split(BETWEEN)
  const startDate = monthOf(from)
  const isOpen = to !== undefined || OPEN.test(from)
  const endDate = isOpen ? monthOf(to ?? '') : startDate
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) }
}

export function isOngoing(period: string): boolean {
  const { startDate, endDate } = datesOf(period)
  return startDate !== undefined && endDate === undefined
}

/** 'September 2022' and '09/2022' as '2022-09', '2022' unchanged; undefined without a year. */
export function monthOf(date: string): string | undefined {
  const year = YEAR.exec(date)?.[0]
  const [, before, after] = NUMERIC_MONTH.exec(date) ?? []
  const month = Number(before ?? after ?? namedMonth(date))
  return year && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year
}

function namedMonth(date: string): number {
  const words = plainLetters(date).match(/\p{L}{3,}/gu) ?? []
  const numbers = words.map(
    (word) => monthNames().findIndex((name) => name.startsWith(word)) % MONTHS.length,
  )
  return (numbers.find((number) => number >= 0) ?? -1) + 1
}

const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

let names: string[] | undefined

function monthNames(): string[] {
  names ??= LANGUAGES.flatMap((language) => monthsIn(language).map(plainLetters))
  return names
}

export function dateText(isoDate: string): string {
  const [, year, month] =
    /^(\d{4})-(\d{2})(?:-\d{2}(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?)?$/.exec(isoDate) ?? []
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
