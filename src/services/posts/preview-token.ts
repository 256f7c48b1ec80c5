import { jwtVerify, SignJWT } from 'jose'
import type { Payload } from 'payload'

// Sessions are signed with the same secret: the audience keeps the two apart.
const AUDIENCE = 'folio-preview'

const key = (payload: Payload) => new TextEncoder().encode(payload.secret)

type Link = { id: string; expiresAt: string }

/** The signed name of a preview link; the same for the same link. */
export const signPreviewToken = (payload: Payload, { id, expiresAt }: Link): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(expiresAt))
    .sign(key(payload))

/** The link's id; null for what is forged, changed or expired. */
export async function verifyPreviewToken(payload: Payload, token: string): Promise<string | null> {
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, requiredClaims: ['exp', 'jti'] }
    const { payload: claims } = await jwtVerify(token, key(payload), options)
    return claims.jti ?? null
  } catch {
    return null // every way to be no link of ours is the same answer
  }
}
