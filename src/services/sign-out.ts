import { SIGNED_IN_PATH, SIGNED_OUT_PATH } from '#src/contract/sessions.ts'
import { signOut } from './session.ts'
import type { Answer, Visit } from './visit.ts'

/**
 * GET /api/logout: ends the session and goes to the login page (the spec names no target).
 * A link on another site, a prefetch or a HEAD must not sign anybody out: the first goes to the
 * dashboard, the others do nothing.
 */
export async function leave(visit: Visit): Promise<Answer> {
  if (visit.isFromElsewhere) return { status: 303, location: SIGNED_IN_PATH }
  if (visit.isSpeculative) return { status: 204 }
  return { status: 303, location: SIGNED_OUT_PATH, cookies: [await signOut(visit.headers)] }
}
