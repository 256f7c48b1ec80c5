import { ValidationError } from 'payload'
import type { FieldHook } from 'payload'
import { cleanWire } from '#src/content/clean-wire.ts'
import { LIMITS } from '#src/contract/limits.ts'

export const TOO_LONG = 'Content must be at most 512 kB'

export const isWithinLimit = (value: string) =>
  new TextEncoder().encode(value).length <= LIMITS.postContentBytes

/**
 * The body in its canonical form, on every way in. Checked before, because cleaning takes time, and after,
 * because escaping lengthens it and drafts skip Payload's own validation.
 */
export const cleanContent: FieldHook = ({ value, req }) => {
  if (typeof value !== 'string') return value as unknown
  const cleaned = isWithinLimit(value) ? cleanWire(value) : value
  if (isWithinLimit(cleaned)) return cleaned
  const errors = [{ path: 'content', message: TOO_LONG }]
  throw new ValidationError({ collection: 'posts', errors }, req.t)
}
