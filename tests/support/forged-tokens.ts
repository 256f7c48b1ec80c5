import { hash } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'

/** The key Payload signs with: a hash of PAYLOAD_SECRET, as in the product. */
const signingKey = (secret: string) => new TextEncoder().encode(hash('sha256', secret).slice(0, 32))

type Forgery = {
  secret: string
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  /** Seconds from now. */
  expiresIn?: number
}

/** A valid token with these claims replaced. */
export const forgeToken = (genuine: string, { claims, ...forgery }: Forgery): Promise<string> =>
  signSession({ ...decodeJwt(genuine), ...claims }, forgery)

/** A token with these claims, as Payload signs it. */
export function signSession(
  claims: Record<string, unknown>,
  { secret, header = {}, expiresIn = 3600 }: Omit<Forgery, 'claims'>,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', authVersion: 1, ...header })
    .setIssuedAt(now)
    .setExpirationTime(now + expiresIn)
    .sign(signingKey(secret))
}

export function unsignedToken(genuine: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT', authVersion: 1 })}.${part(decodeJwt(genuine))}.`
}
