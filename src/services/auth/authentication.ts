import type { Actor } from '#src/services/platform/payload.ts'
import { payloadClient, visitor, withTransaction } from '#src/services/platform/payload.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { removeSession } from '#collections/tables/user-sessions.ts'
import { findSession } from './session-strategy.ts'
import {
  hasSessionCookie,
  expiredSessionCookie,
  isDueForRenewal,
  verifySessionToken,
  sessionCookie,
} from './session-token.ts'

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

/** Revokes the session, so that a copied cookie is worthless. Returns the Set-Cookie value that deletes it. */
export async function endCurrentSession(headers: Headers): Promise<string> {
  const payload = await payloadClient()
  const claims = await verifySessionToken(headers, payload)
  if (!claims) return expiredSessionCookie(payload)
  const { actor } = await authenticateRequest(headers)
  await withTransaction(actor, async (req) => {
    await removeSession(req, claims.sid)
    if (actor.kind === 'admin') await recordActivity(req, { action: 'sign-out' })
  })
  return expiredSessionCookie(payload)
}
