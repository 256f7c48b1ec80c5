export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null

export const isFields = (value: unknown): value is JsonRecord =>
  isRecord(value) && !Array.isArray(value)

/** A text; '' for any other value. */
export const textValue = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The texts of a list; any other value is a list of itself. */
export const textList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one: unknown) => typeof one === 'string')
