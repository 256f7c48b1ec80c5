import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { SIGN_IN_ATTEMPT_SECONDS } from '#src/contract/auth/session-settings.ts'
import { cookieValues } from '#src/lib/http/cookie-values.ts'

/** The state of a pending sign-in that the browser must return with from Google. */
export type SignInAttempt = { state: string; verifier: string; returnTo: string }

const STATE = /^[A-Za-z0-9_-]{43}$/
export const isState = (value: unknown): value is string =>
  typeof value === 'string' && STATE.test(value)

const key = (secret: string) =>
  createHash('sha256').update(`folio sign-in attempt\n${secret}`).digest()

/** Encrypts an attempt: the server stores nothing, and the browser cannot read the PKCE verifier. */
export const encryptAttempt = (attempt: SignInAttempt, secret: string): Promise<string> =>
  new EncryptJWT({ ...attempt })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .setExpirationTime(`${SIGN_IN_ATTEMPT_SECONDS}s`)
    .encrypt(key(secret))

/** Null when it is forged, expired, or of another secret or state. */
export async function decryptAttempt(sealed: string, state: string, secret: string) {
  try {
    const { payload } = await jwtDecrypt<SignInAttempt>(sealed, key(secret), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const { verifier, returnTo } = payload
    return payload.state === state ? { state, verifier, returnTo } : null
  } catch {
    return null // every unreadable cookie gets the same refusal
  }
}

type CookieSite = { isSecure: boolean }

// One cookie per attempt: two restored tabs each start a sign-in, and both may finish.
const cookieName = (state: string, { isSecure }: CookieSite) =>
  `${isSecure ? '__Secure-' : ''}folio-attempt-${state.slice(-8)}`

// Lax, never Strict: Google's redirect is a navigation from another site.
const cookie = (name: string, value: string, seconds: number, { isSecure }: CookieSite) =>
  [
    `${name}=${value}`,
    `Max-Age=${seconds}`,
    'Path=/api/auth/google/callback',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

export const attemptCookie = (state: string, sealed: string, site: CookieSite) =>
  cookie(cookieName(state, site), sealed, SIGN_IN_ATTEMPT_SECONDS, site)

export const expiredAttemptCookie = (state: string, site: CookieSite) =>
  cookie(cookieName(state, site), '', 0, site)

/** The encrypted attempt in the request's cookies for this state. */
export const readAttemptCookie = (cookieHeader: string | null, state: string, site: CookieSite) =>
  cookieValues(cookieHeader, cookieName(state, site))[0] ?? null
