export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null

export const isFields = (value: unknown): value is JsonRecord =>
  isRecord(value) && !Array.isArray(value)

/** The value itself, also a list; an empty record for anything that is not an object. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {})

/** Returns undefined for text that is not valid JSON; `null` is valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A text; '' for any other value. */
export const textValue = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The texts of a list; any other value is a list of itself. */
export const textList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one: unknown) => typeof one === 'string')
