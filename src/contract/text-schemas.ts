import { z } from 'zod'

// NUL cannot be stored by PostgreSQL, and lone surrogates are not text.
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()
const hasNoControls = (value: string) => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(value)

/** Unmodified text: rejects only characters that the database cannot store. */
export const rawText = (label: string) =>
  z
    .string({
      error: (issue) =>
        issue.input === undefined ? `${label} is required` : `${label} must be text`,
    })
    .refine(isStorable, `${label} contains characters that cannot be stored`)

/** Unicode normalisation (NFC), so that texts that look alike are equal. */
export const toNfc = (text: string) => text.normalize('NFC')

/** Text of several lines in NFC, trimmed, not blank. */
export const multiLineText = (label: string, max: number) =>
  rawText(label)
    .overwrite(toNfc)
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must be at most ${max} characters`)

/** One line of text in NFC, trimmed, not blank, without control characters. */
export const singleLineText = (label: string, max: number) =>
  multiLineText(label, max).refine(hasNoControls, `${label} must be a single line`)

/** Trimmed text, which may be empty. */
export const trimmedText = (label: string, max: number) =>
  z.string(`${label} must be text`).trim().max(max, `${label} must be at most ${max} characters`)

/** One line of text in NFC or none: line breaks become spaces, blank text becomes null. */
export const optionalLine = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .refine(isStorable, `${label} contains characters that cannot be stored`)
    .overwrite((value) => toNfc(value).replace(/\s+/g, ' ').trim())
    .max(max, `${label} must be at most ${max} characters`)
    .refine(hasNoControls, `${label} must be a single line`)
    .transform((value) => (value === '' ? null : value))

/** One of the names of an object. */
export const nameOf = <K extends string>(names: Record<K, unknown>) =>
  z.enum(Object.keys(names) as K[])

export const idSchema = z.uuid()
export const isoDateSchema = z.iso.datetime({ offset: true })

const FIRST = Date.parse('1000-01-01T00:00:00Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')
const OFFSET = /[+-](\d{2}):\d{2}$/
/** Largest UTC offset on earth. */
const MAX_OFFSET_HOURS = 14

/** A timestamp that PostgreSQL stores and every client reads alike: year 99 comes back as 1999. */
export function isStorableDate(value: string): boolean {
  const time = Date.parse(value)
  return time >= FIRST && time <= LAST && Number(OFFSET.exec(value)?.[1] ?? 0) <= MAX_OFFSET_HOURS
}
export const DATE_OUT_OF_RANGE = 'The date must be between the years 1000 and 9999'
export const requestDateSchema = isoDateSchema.refine(isStorableDate, DATE_OUT_OF_RANGE)

/** Text usable in a query: one line without control characters, and storable. */
export const isPlainLine = (value: string) => isStorable(value) && hasNoControls(value)
