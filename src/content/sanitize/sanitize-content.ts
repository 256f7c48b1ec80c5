import { parseOnServer } from '#src/content/html/parse-server.ts'
import { canonicalContent } from './content-blocks.ts'

/**
 * Sanitises a post body for storage (server). In: whatever a client sent. Out: the canonical wire; ''
 * when nothing of it may stay. Idempotent, never throws, linear. Length is the caller's to check
 * (`LIMITS.postContentBytes`), before and after: escaping may lengthen a body.
 */
export function sanitizeContent(value: string): string {
  return canonicalContent(value, parseOnServer)
}
