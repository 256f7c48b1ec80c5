import type { Actor } from '#src/services/platform/payload.ts'
import { payloadClient, visitor } from '#src/services/platform/payload.ts'
import { findSession } from './session-strategy.ts'
import { hasSessionCookie, isDueForRenewal, sessionCookie } from './session-token.ts'

/** Returns the actor, and from half of a token's life a Set-Cookie value that renews it. Throws without a database. */
export async function authenticateRequest(
  headers: Headers,
): Promise<{ actor: Actor; signedInAt?: number; renewedCookie?: string }> {
  if (!hasSessionCookie(headers)) return { actor: visitor }
  const payload = await payloadClient()
  const session = await findSession(headers, payload)
  if (!session) return { actor: visitor }
  const { user, claims, signedInAt } = session
  const requestId = headers.get('x-request-id') ?? ''
  const actor: Actor = { kind: 'admin', user, requestId }
  if (!isDueForRenewal(claims)) return { actor, signedInAt }
  return { actor, signedInAt, renewedCookie: await sessionCookie(payload, user, claims.sid) }
}
