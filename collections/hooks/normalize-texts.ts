import type { GlobalBeforeValidateHook } from 'payload'
import { toNfc } from '#src/contract/text-schemas.ts'

/** Saves every text of a global in NFC: in decomposed form, a PDF and a search see letters and accents apart. */
export const normalizeTexts: GlobalBeforeValidateHook = ({ data }) => normalized(data)

function normalized(value: unknown): unknown {
  if (typeof value === 'string') return toNfc(value)
  if (Array.isArray(value)) return value.map(normalized)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, normalized(part)]))
}
