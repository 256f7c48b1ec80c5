import type { LoginErrorCode } from '#src/contract/auth/user-schemas.ts'

/** What Google says about the account; not trusted to have the documented types. */
export type GoogleProfile = {
  email: unknown
  emailVerified: unknown
  firstName: unknown
  lastName: unknown
}

type Decision = { ok: true; email: string } | { ok: false; reason: LoginErrorCode }

const GMAIL = /^[a-z0-9._%+-]+@gmail\.com$/
// Before lower-casing: the Kelvin sign, for one, turns into an ordinary k.
const ASCII = /^[\u0021-\u007e]+$/

/** One spelling of an address: Google's own rule that dots and case do not matter is not applied to dots. */
function normalizeAddress(email: unknown): string | null {
  return typeof email === 'string' && ASCII.test(email) ? email.toLowerCase() : null
}

/** True while the address stands on the list; asked again on every request. */
export function isAllowedAddress(email: unknown, allowed: readonly string[]): boolean {
  const address = normalizeAddress(email)
  return address !== null && GMAIL.test(address) && allowed.includes(address)
}

/**
 * Who may enter (design 8): a verified @gmail.com address on ADMIN_EMAILS. Any doubt is a refusal.
 * Not bound to Google's `sub`: Google never gives such an address to a second account.
 */
export function authorizeProfile(profile: GoogleProfile, allowed: readonly string[]): Decision {
  const email = normalizeAddress(profile.email)
  if (email === null || !GMAIL.test(email) || profile.emailVerified !== true) {
    return { ok: false, reason: 'google_required' }
  }
  if (!isAllowedAddress(email, allowed)) return { ok: false, reason: 'auth_failed' }
  return { ok: true, email }
}
