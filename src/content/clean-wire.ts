import { parseOnServer } from './parse-server.ts'
import { canonicalWire } from './wire-blocks.ts'

/**
 * Sanitises a post body for storage (server). In: whatever a client sent. Out: the canonical wire; ''
 * when nothing of it may stay. Idempotent, never throws, linear. Length is the caller's to check
 * (`LIMITS.postContentBytes`), before and after: escaping may lengthen a body.
 */
export function cleanWire(value: string): string {
  return canonicalWire(value, parseOnServer)
}
