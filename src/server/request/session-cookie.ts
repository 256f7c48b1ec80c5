import { createHash } from 'node:crypto'
import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'
import { sessionClaims } from '#src/lib/http/session-claims.ts'

/** Payload signs with a hash of PAYLOAD_SECRET. */
const signingSecret = (secret: string) =>
  createHash('sha256').update(secret).digest('hex').slice(0, 32)

export const mayHaveSession = (cookie: string | undefined): cookie is string =>
  cookie?.includes(`${SESSION_COOKIE}=`) ?? false

/** Creates a check whether a Cookie header has a validly signed session. The application asks whether it was revoked. */
export function createSessionCheck(payloadSecret: string | undefined) {
  if (payloadSecret === undefined) return async () => false
  const secret = signingSecret(payloadSecret)
  return async (cookie: string): Promise<boolean> =>
    (await sessionClaims(cookie, { name: SESSION_COOKIE, secret })) !== null
}
