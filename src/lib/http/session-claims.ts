import { jwtVerify } from 'jose'
import { cookieValues } from './cookie-values.ts'

/** Claims of a verified token. `expiresAt` is in seconds since 1970. */
export type SessionClaims = { userId: string; sid: string; expiresAt: number }

/** In the header of each token that Payload signs. */
const TOKEN_VERSION = 1

/**
 * Null when missing, duplicated, forged or expired. Reads no database: the session may be revoked. `options`: cookie
 * name and secret.
 */
export async function sessionClaims(
  cookie: string | null,
  { name, secret }: { name: string; secret: string },
): Promise<SessionClaims | null> {
  const [token, second] = cookieValues(cookie, name)
  if (!token || second !== undefined) return null
  try {
    const key = new TextEncoder().encode(secret)
    const { payload, protectedHeader } = await jwtVerify(token, key, { algorithms: ['HS256'] })
    const { id, sid, collection, exp } = payload
    const isOurs = protectedHeader['authVersion'] === TOKEN_VERSION && collection === 'users'
    if (!isOurs || !exp || typeof id !== 'string' || typeof sid !== 'string') return null
    return { userId: id, sid, expiresAt: exp }
  } catch {
    return null // every invalid token gets the same answer
  }
}
