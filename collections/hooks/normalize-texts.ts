import type { GlobalBeforeValidateHook } from 'payload'
import { toNfc } from '#src/contract/text-schemas.ts'

/** Saves every text of a global in NFC: in decomposed form, a PDF and a search see letters and accents apart. */
export const normalizeTexts: GlobalBeforeValidateHook = ({ data }) => normalized(data)

/** Texts of the profile stand less deep; a request may not exhaust the stack. */
const MAX_DEPTH = 50

function normalized(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return toNfc(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((part) => normalized(part, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, normalized(part, depth + 1)]),
  )
}
