import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '#src/env.ts'

/** Lets a secret scanner recognise a token that was committed by mistake. */
const PREFIX = 'folio_'
const RANDOM_BYTES = 32
const MAC_BYTES = 6
const FORM = /^folio_([\w-]{43})([\w-]{8})$/

const siteSecret = env.PAYLOAD_SECRET ?? ''

/** A new token: 256 random bits, and a MAC of them. */
export function generateToken(secret = siteSecret): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url')
  return PREFIX + random + macOf(random, secret)
}

/** Whether this site made the token with this secret: invented tokens cost no query. */
export function isToken(text: string, secret = siteSecret): boolean {
  const [, random, mac] = FORM.exec(text) ?? []
  if (random === undefined || mac === undefined) return false
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(random, secret)))
}

/** The stored hash. It needs no salt or stretching: 256 random bits cannot be guessed. */
export const hashToken = (token: string, secret = siteSecret) =>
  secretId(secret) + createHash('sha256').update(token).digest('hex')

/** Identifies PAYLOAD_SECRET: tokens with another prefix were created with an old secret and are invalid. */
export const secretId = (secret = siteSecret) =>
  `${hmac('id', secret).toString('hex').slice(0, 16)}:`

const macOf = (random: string, secret: string) =>
  hmac(random, secret).subarray(0, MAC_BYTES).toString('base64url')

const hmac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`folio access token\n${text}`).digest()
