/** Payload names its cookies after this; own to the product, because cookies ignore ports. */
export const COOKIE_PREFIX = 'folio'
export const SESSION_COOKIE = `${COOKIE_PREFIX}-token`

/** Lives in seconds. A token is renewed by use until the stored session ends; that end never moves. */
export const SESSION_LIFETIME = {
  idleSeconds: 8 * 60 * 60,
  longestSeconds: 7 * 24 * 60 * 60,
} as const

/** How long a visitor may stay on Google's pages. */
export const SIGN_IN_ATTEMPT_SECONDS = 10 * 60

/** Sign-ins one address may start: the next one is answered with 429. */
export const SIGN_IN_START_LIMIT = { points: 20, duration: 10 * 60 } as const

/** Answers of Google that one address may bring: more than it can have started. */
export const SIGN_IN_CALLBACK_LIMIT = { points: 30, duration: 10 * 60 } as const

/** Where a sign-in ends: the page asked for, else the dashboard; a refusal goes to the login page. */
export const SIGNED_IN_PATH = '/cms'
export const SIGNED_OUT_PATH = '/admin'
