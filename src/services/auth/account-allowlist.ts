import type { LoginErrorCode } from '#src/contract/auth/user-schemas.ts'

/** Google's profile of the account; its fields may not have the documented types. */
export type GoogleProfile = {
  email: unknown
  emailVerified: unknown
  firstName: unknown
  lastName: unknown
}

type Decision = { ok: true; email: string } | { ok: false; reason: LoginErrorCode }

const GMAIL = /^[a-z0-9._%+-]+@gmail\.com$/
// Tested before lower-casing, which turns the Kelvin sign (U+212A) into an ordinary k.
const ASCII = /^[\u0021-\u007e]+$/

/** Canonical spelling of an address. Dots stay: Gmail's rule that ignores them is not applied. */
function normalizeEmail(email: unknown): string | null {
  return typeof email === 'string' && ASCII.test(email) ? email.toLowerCase() : null
}

/** True while the address is on the allowlist; checked on every request. */
export function isAllowedEmail(email: unknown, allowed: readonly string[]): boolean {
  const normalized = normalizeEmail(email)
  return normalized !== null && GMAIL.test(normalized) && allowed.includes(normalized)
}

/** Accepts a verified @gmail.com address on ADMIN_EMAILS. Google never gives such an address to a second account. */
export function authorizeProfile(profile: GoogleProfile, allowed: readonly string[]): Decision {
  const email = normalizeEmail(profile.email)
  if (email === null || !GMAIL.test(email) || profile.emailVerified !== true) {
    return { ok: false, reason: 'google_required' }
  }
  if (!isAllowedEmail(email, allowed)) return { ok: false, reason: 'auth_failed' }
  return { ok: true, email }
}
