import { SIGNED_IN_PATH, SIGNED_OUT_PATH } from '#src/contract/auth/session-settings.ts'
import { endCurrentSession } from './authentication.ts'
import type { NavigationResponse, BrowserNavigation } from './navigation.ts'

/**
 * GET /api/logout: ends the session and goes to the login page (the spec names no target).
 * A link on another site, a prefetch or a HEAD must not sign anybody out: the first goes to the
 * dashboard, the others do nothing.
 */
export async function signOut(visit: BrowserNavigation): Promise<NavigationResponse> {
  if (visit.isFromElsewhere) return { status: 303, location: SIGNED_IN_PATH }
  if (visit.isSpeculative) return { status: 204 }
  return {
    status: 303,
    location: SIGNED_OUT_PATH,
    cookies: [await endCurrentSession(visit.headers)],
  }
}
