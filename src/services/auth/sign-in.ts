import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS, RATES } from '#src/contract/limits.ts'
import { SIGN_IN_ATTEMPT_SECONDS, SIGNED_OUT_PATH } from '#src/contract/auth/session-settings.ts'
import type { LoginErrorCode } from '#src/contract/auth/user-schemas.ts'
import { env, siteUrl } from '#src/env.ts'
import { deviceName } from '#src/lib/http/device-name.ts'
import { logger } from '#src/services/platform/log.ts'
import { payloadClient, visitor, withTransaction } from '#src/services/platform/payload.ts'
import { consumeRateLimit } from '#src/services/platform/rate-limit.ts'
import { addSession, removeSession } from '#collections/tables/user-sessions.ts'
import { verifySessionToken, sessionCookie } from './session-token.ts'
import { findOrCreateUser } from './admin-users.ts'
import type { NavigationResponse, BrowserNavigation } from './browser-navigation.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import {
  attemptCookie,
  readAttemptCookie,
  expiredAttemptCookie,
  isState,
  decryptAttempt,
  encryptAttempt,
} from './sign-in-attempt.ts'
import type { SignInAttempt } from './sign-in-attempt.ts'
import { startGoogleSignIn, exchangeGoogleCode } from './google-oauth.ts'
import { authorizeProfile } from './account-allowlist.ts'
import type { GoogleProfile } from './account-allowlist.ts'
import { safeReturnPath } from './return-path.ts'
import { googleSettings } from './google-settings.ts'

const site = { isSecure: siteUrl.startsWith('https:') }
const secret = () => env.PAYLOAD_SECRET ?? ''

/* Refusals go to /admin, because the guard of /cms would start the next sign-in by itself. */
const refused = (reason: LoginErrorCode, cookies: string[] = []): NavigationResponse => ({
  status: 302,
  location: `${SIGNED_OUT_PATH}?error=${reason}`,
  cookies,
})

function failed(cause: unknown, cookies: string[] = []): NavigationResponse {
  logger.error({ err: cause }, 'sign-in failed')
  return refused('login_error', cookies)
}

type Start = {
  visit: BrowserNavigation
  returnTo?: string | undefined
  redirected?: string | undefined
}

/**
 * GET /api/login: ignores prefetches (204); redirects other hosts to SITE_URL, where Google returns. Errors: `too-many`
 * from the 21st start in ten minutes of one address.
 */
export async function startSignIn({
  visit,
  returnTo,
  redirected,
}: Start): Promise<NavigationResponse> {
  if (visit.isSpeculative) return { status: 204 }
  const target = safeReturnPath(returnTo)
  // At most one redirect: behind a proxy that hides the host it would loop.
  if (visit.host !== new URL(siteUrl).host && redirected === undefined) {
    const query = new URLSearchParams({ returnTo: target, redirected: '1' })
    return { status: 302, location: `${siteUrl}/api/login?${query}` }
  }
  await consumeRateLimit({ ...RATES.signInStart, key: visit.client })
  try {
    const { location, state, verifier } = await startGoogleSignIn(googleSettings())
    const sealed = await encryptAttempt({ state, verifier, returnTo: target }, secret())
    return { status: 302, location, cookies: [attemptCookie(state, sealed, site)] }
  } catch (cause) {
    return failed(cause)
  }
}

/**
 * GET /api/auth/google/callback: an attempt is valid once, even if its cookie is kept. Errors: `too-many` from the 31st
 * callback in ten minutes of one address.
 */
export async function finishSignIn({
  visit,
  query,
}: {
  visit: BrowserNavigation
  query: URLSearchParams
}): Promise<NavigationResponse> {
  if (visit.isSpeculative) return { status: 204 }
  await consumeRateLimit({ ...RATES.signInCallback, key: visit.client })
  const [state, ...moreStates] = query.getAll('state')
  const [code, ...moreCodes] = query.getAll('code')
  if (!isState(state) || moreStates.length > 0) return refused('auth_failed')
  const spent = [expiredAttemptCookie(state, site)]
  const sealed = readAttemptCookie(visit.headers.get('cookie'), state, site)
  const attempt = sealed && (await decryptAttempt(sealed, state, secret()))
  // First of all: a request without a pending sign-in must neither write to the log nor call Google.
  if (!attempt || !(await isFirstUse(state))) return refused('auth_failed', spent)
  const error = query.get('error')
  if (error === 'access_denied') return refused('auth_failed', spent)
  if (error !== null) return failed(new Error('Google reported an error'), spent)
  if (!code || moreCodes.length > 0) return refused('auth_failed', spent)
  try {
    return await completeSignIn({ attempt, code, visit, spent })
  } catch (cause) {
    return failed(cause, spent)
  }
}

/** Replay protection on the server: the browser may keep the attempt's cookie although it was told to delete it. */
async function isFirstUse(state: string): Promise<boolean> {
  try {
    await consumeRateLimit({
      name: 'login-attempt',
      key: state,
      uses: 1,
      seconds: SIGN_IN_ATTEMPT_SECONDS,
    })
    return true
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'too-many') return false
    throw error
  }
}

type Entry = { attempt: SignInAttempt; code: string; visit: BrowserNavigation; spent: string[] }

async function completeSignIn({ attempt, code, visit, spent }: Entry): Promise<NavigationResponse> {
  const profile = await exchangeGoogleCode(googleSettings(), { ...attempt, code })
  if (!profile) return refused('auth_failed', spent)
  const decision = authorizeProfile(profile, env.ADMIN_EMAILS)
  const requestId = visit.headers.get('x-request-id') ?? ''
  if (!decision.ok) {
    await recordRefusedSignIn(profile, requestId)
    return refused(decision.reason, spent)
  }
  const session = await beginSession({ ...profile, email: decision.email }, visit)
  return { status: 302, location: attempt.returnTo, cookies: [...spent, session] }
}

/** Google has verified the account, so made-up addresses cannot flood the activity log. */
const recordRefusedSignIn = ({ email }: GoogleProfile, requestId: string) =>
  withTransaction(visitor, (req) => {
    req.context.requestId = requestId
    const actor = typeof email === 'string' ? email.slice(0, LIMITS.contactEmailLength) : ''
    return recordActivity(req, { action: 'sign-in-refused', actor })
  })

/** Creates a session and ends the one the browser had, against session fixation. */
async function beginSession(person: GoogleProfile & { email: string }, visit: BrowserNavigation) {
  const { headers, client } = visit
  const payload = await payloadClient()
  const former = await verifySessionToken(headers, payload)
  return withTransaction(visitor, async (req) => {
    const user = await findOrCreateUser(req, person)
    if (former) await removeSession(req, former.sid)
    const sid = await addSession(req, String(user.id), {
      device: deviceName(headers.get('user-agent') ?? ''),
      address: client,
    })
    req.context.requestId = headers.get('x-request-id') ?? ''
    await recordActivity(req, { action: 'sign-in', actor: person.email })
    return sessionCookie(payload, user, sid)
  })
}
