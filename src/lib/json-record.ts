export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null

export const isFields = (value: unknown): value is JsonRecord =>
  isRecord(value) && !Array.isArray(value)

/** A text; '' for any other value. */
export const textValue = (value: unknown): string => (typeof value === 'string' ? value : '')
