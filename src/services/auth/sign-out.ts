import { SIGNED_IN_PATH, SIGNED_OUT_PATH } from '#src/contract/auth/session-settings.ts'
import { endCurrentSession } from './authentication.ts'
import type { NavigationResponse, BrowserNavigation } from './browser-navigation.ts'

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
