import { jwtVerify, SignJWT } from 'jose'
import type { Payload } from 'payload'

// Sessions are signed with the same secret: the audience separates the two kinds of token.
const AUDIENCE = 'folio-preview'

const key = (payload: Payload) => new TextEncoder().encode(payload.secret)

type Link = { id: string; expiresAt: string }

/** The signed token of a preview link; deterministic per link. */
export const signPreviewToken = (payload: Payload, { id, expiresAt }: Link): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(expiresAt))
    .sign(key(payload))

/** The link's id; null for a forged, altered or expired token. */
export async function verifyPreviewToken(payload: Payload, token: string): Promise<string | null> {
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, requiredClaims: ['exp', 'jti'] }
    const { payload: claims } = await jwtVerify(token, key(payload), options)
    return claims.jti ?? null
  } catch {
    return null // every invalid token gets the same answer
  }
}
