import 'server-only'
import type { Call } from '#src/contract/call.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { env } from '#src/env.ts'
import { INTERNAL_KEY_HEADER, isInternalKey } from '#src/lib/http/internal-key.ts'
import { visitor } from '#src/services/platform/payload.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'
import { assertSameOrigin } from './origin-check.ts'

type AuthorizedCall = { actor: Actor; renewedCookie?: string }

/**
 * Authenticates the caller and checks the call's `access` in the contract. No service checks it again.
 * Errors: `not-found` for an internal call without the key, `forbidden` for a write from another origin,
 * `unauthenticated` for an administrator's call without a session.
 */
export async function authorizeCall(call: Call, { headers }: Request): Promise<AuthorizedCall> {
  if (call.access === 'internal') {
    const isOwn = isInternalKey(headers.get(INTERNAL_KEY_HEADER), env.INTERNAL_KEY)
    if (!isOwn) throw new ServiceError('not-found')
    return { actor: visitor }
  }
  if (call.method !== 'GET') assertSameOrigin(headers)
  // Redirects begin and end sessions themselves, and must respond while the database is unavailable.
  if (call.responseKind === 'redirect') return { actor: visitor }
  const admitted = await authenticateRequest(headers)
  if (call.access === 'admin' && admitted.actor.kind !== 'admin')
    throw new ServiceError('unauthenticated')
  return admitted
}
