import { parseOnServer } from '#src/content/html/parse-server.ts'
import { canonicalContent } from './content-blocks.ts'

/**
 * Sanitises a post body for storage (server). Input: any client data. Output: canonical content, '' when
 * nothing is allowed. Idempotent, never throws, linear. The caller checks the length
 * (`LIMITS.postContentBytes`) before and after, because escaping may lengthen a body.
 */
export function sanitizeContent(value: string): string {
  return canonicalContent(value, parseOnServer)
}
