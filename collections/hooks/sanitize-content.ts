import { ValidationError } from 'payload'
import type { FieldHook } from 'payload'
import { isWithinContentLimit } from '#src/content/format/content-limit.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'

export const CONTENT_TOO_LONG = 'Content must be at most 512 kB'

/**
 * Sanitises the body on every write. The size is checked before, because sanitising takes time, and after,
 * because escaping lengthens it and drafts skip Payload's own validation.
 */
export const sanitizeContentField: FieldHook = ({ value, req }) => {
  if (typeof value !== 'string') return value as unknown
  const cleaned = isWithinContentLimit(value) ? sanitizeContent(value) : value
  if (isWithinContentLimit(cleaned)) return cleaned
  const errors = [{ path: 'content', message: CONTENT_TOO_LONG }]
  throw new ValidationError({ collection: 'posts', errors }, req.t)
}
