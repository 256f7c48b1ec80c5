import { parseOnServer } from '#src/content/html/parse-server.ts'
import { canonicalContent } from './content-blocks.ts'

/**
 * Returns canonical content, '' if nothing is allowed. Idempotent, linear, never throws. Check
 * `LIMITS.postContentBytes` before and after: escaping may lengthen a body.
 */
export function sanitizeContent(value: string): string {
  return canonicalContent(value, parseOnServer)
}
