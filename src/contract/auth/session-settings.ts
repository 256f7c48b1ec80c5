/** Prefix of Payload's cookies; unique to the product, because cookies ignore ports. */
const COOKIE_PREFIX = 'folio'
export const SESSION_COOKIE = `${COOKIE_PREFIX}-token`

/** Lifetimes in seconds. Use renews a token until the stored session ends; that end never moves. */
export const SESSION_LIFETIME = {
  idleSeconds: 8 * 60 * 60,
  longestSeconds: 7 * 24 * 60 * 60,
} as const

/** Seconds after a sign-in in which a session may do what declares `needsRecentSignIn`. */
export const RECENT_SIGN_IN_SECONDS = 15 * 60

/** The refusal of an older sign-in, by which the browser recognises it. */
export const SIGN_IN_AGAIN =
  'This needs a sign-in of the last 15 minutes. Sign in with Google again, then repeat it.'

export const SIGN_IN_ATTEMPT_SECONDS = 10 * 60

/** Redirect targets of a sign-in: the requested page, else the dashboard; a refusal goes to the login page. */
export const SIGNED_IN_PATH = '/cms'
export const SIGNED_OUT_PATH = '/admin'
