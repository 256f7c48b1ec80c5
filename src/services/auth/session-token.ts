import { getFieldsToSign, jwtSign } from 'payload'
import type { Payload, TypedUser } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'
import { SESSION_LIFETIME, SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'
import { cookieValues } from '#src/lib/http/cookie-values.ts'
import { sessionClaims } from '#src/lib/http/session-claims.ts'
import type { SessionClaims } from '#src/lib/http/session-claims.ts'

const collectionConfig = (payload: Payload) => payload.collections.users.config

export const hasSessionCookie = (headers: Headers) =>
  cookieValues(headers.get('cookie'), SESSION_COOKIE).length > 0

/**
 * Open for navigations: after Google's redirect or from a mail, the browser marks even our own page `cross-site`, and
 * plain-http hosts get no fetch metadata. Safe, because `assertSameOrigin` checks each request that changes something,
 * and the cookie is Lax.
 */
export function mayUseSessionCookie(headers: Headers, site: string): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origin === site
  const fetchSite = headers.get('sec-fetch-site')
  const isOwnSite = fetchSite === null || fetchSite === 'same-origin' || fetchSite === 'none'
  return isOwnSite || headers.get('sec-fetch-mode') === 'navigate'
}

/** Null when the cookie is missing, duplicated, forged or expired. `Authorization` is ignored. */
export const verifySessionToken = (
  headers: Headers,
  payload: Payload,
): Promise<SessionClaims | null> =>
  // payload.secret is a hash of PAYLOAD_SECRET; Payload itself signs with it.
  sessionClaims(headers.get('cookie'), { name: SESSION_COOKIE, secret: payload.secret })

/** True in the second half of a token's life. Renewal only signs a new token, without a write. */
export const isDueForRenewal = ({ expiresAt }: SessionClaims, now = Date.now()) =>
  expiresAt - now / 1000 < SESSION_LIFETIME.idleSeconds / 2

/** Set-Cookie value with a new token for this session, in Payload's own format. */
export async function sessionCookie(payload: Payload, user: TypedUser, sid: string) {
  const config = collectionConfig(payload)
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: String(user.email),
    sid,
    user,
  })
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: SESSION_LIFETIME.idleSeconds,
  })
  return generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    returnCookieAsObject: false,
    token,
  })
}

/** Set-Cookie value that deletes the session cookie. */
export const expiredSessionCookie = (payload: Payload) =>
  generateExpiredPayloadCookie({
    collectionAuthConfig: collectionConfig(payload).auth,
    cookiePrefix: payload.config.cookiePrefix,
    returnCookieAsObject: false,
  })
