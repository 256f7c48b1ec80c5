import { SIGNED_IN_PATH, SIGNED_OUT_PATH } from '#src/contract/auth/session-settings.ts'
import { payloadClient, withTransaction } from '#src/services/platform/payload.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { removeSession } from '#collections/tables/user-sessions.ts'
import { authenticateRequest } from './authentication.ts'
import type { NavigationResponse, BrowserNavigation } from './browser-navigation.ts'
import { expiredSessionCookie, verifySessionToken } from './session-token.ts'

/** GET /api/logout (decision 38). Cross-site links, prefetches and HEAD requests do not sign out. */
export async function signOut(visit: BrowserNavigation): Promise<NavigationResponse> {
  if (visit.isFromElsewhere) return { status: 303, location: SIGNED_IN_PATH }
  if (visit.isSpeculative) return { status: 204 }
  return {
    status: 303,
    location: SIGNED_OUT_PATH,
    cookies: [await endCurrentSession(visit.headers)],
  }
}

/** Revokes the session, so that a copied cookie is worthless. Returns the Set-Cookie value that deletes it. */
async function endCurrentSession(headers: Headers): Promise<string> {
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
