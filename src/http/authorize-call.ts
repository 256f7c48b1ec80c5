import 'server-only'
import { isForAdmins } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import { RECENT_SIGN_IN_SECONDS, SIGN_IN_AGAIN } from '#src/contract/auth/session-settings.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { env } from '#src/env.ts'
import { bearerToken } from '#src/lib/http/bearer-token.ts'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/server-signals.ts'
import { isSameSecret } from '#src/lib/http/same-secret.ts'
import { visitor } from '#src/services/platform/payload.ts'
import type { Actor, Admin } from '#src/services/platform/payload.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'
import { authenticateAccessToken } from '#src/services/access-tokens/access-token-authentication.ts'
import { assertCallOrigin } from './origin-check.ts'

type AuthorizedCall = { actor: Actor; renewedCookie?: string }

/**
 * Checks `access`; no service checks it again. A token counts alone: its cookie is not read, and no foreign page can
 * send the header. Errors: `not-found` for an internal call without the key, `forbidden` for a foreign origin, missing
 * scope or old sign-in, `unauthenticated`.
 */
export async function authorizeCall(call: Call, { headers }: Request): Promise<AuthorizedCall> {
  if (call.access === 'internal') {
    const isOwn = isSameSecret(headers.get(INTERNAL_KEY_HEADER), env.INTERNAL_KEY)
    if (!isOwn) throw new ServiceError('not-found')
    return { actor: visitor }
  }
  const token = bearerToken(headers.get('authorization'))
  if (token !== undefined) return { actor: await authorizeToken(call, token, headers) }
  assertCallOrigin(call, headers)
  // Redirects begin and end sessions themselves, and must respond while the database is unavailable.
  if (call.responseKind === 'redirect') return { actor: visitor }
  const admitted = await authenticateRequest(headers)
  if (isForAdmins(call) && admitted.actor.kind !== 'admin')
    throw new ServiceError('unauthenticated')
  if (call.needsRecentSignIn && !isRecent(admitted.signedInAt))
    throw new ServiceError('forbidden', SIGN_IN_AGAIN)
  return admitted
}

/** Against a session that was taken over: signing in again needs the Google account. */
const isRecent = (signedInAt = 0) => Date.now() - signedInAt < RECENT_SIGN_IN_SECONDS * 1000

const WRONG_TOKEN = 'This access token is unknown, revoked or expired.'

/** `WWW-Authenticate` says the reason (RFC 6750, section 3). */
async function authorizeToken(
  { scopes = [] }: Call,
  token: string,
  headers: Headers,
): Promise<Admin> {
  const found = await authenticateAccessToken(token, headers.get('x-request-id') ?? '')
  if (!found) {
    const challenge = 'Bearer error="invalid_token"'
    throw new ServiceError('unauthenticated', WRONG_TOKEN, { challenge })
  }
  if (!scopes.some((scope) => found.scopes.includes(scope))) throw missingScope(scopes)
  return found.actor
}

function missingScope(scopes: readonly string[]): ServiceError {
  const challenge = 'Bearer error="insufficient_scope"'
  if (scopes.length === 0)
    return new ServiceError('forbidden', 'Access tokens cannot be used for this call.', {
      challenge,
    })
  const message = `This needs an access token with the scope ${scopes.join(' or ')}.`
  return new ServiceError('forbidden', message, {
    challenge: `${challenge}, scope="${scopes.join(' ')}"`,
  })
}
