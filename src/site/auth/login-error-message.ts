import type { LoginErrorCode } from '#src/contract/auth/user-schemas.ts'

type Notice = { title: string; description: string }

/** Texts for each error code; `unknown` for any other text. */
export const LOGIN_NOTICES: Record<LoginErrorCode | 'unknown', Notice> = {
  google_required: {
    title: 'Google Account Required',
    description: 'Please sign in with your Google account (@gmail.com) to access the admin panel.',
  },
  auth_failed: {
    title: 'Authentication Failed',
    description: 'Login failed. Please try again with a Google account.',
  },
  login_error: {
    title: 'Login Error',
    description: 'An error occurred during login. Please try again.',
  },
  unknown: {
    title: 'Login Failed',
    description: 'An unknown error occurred during login.',
  },
}

/** The notice for a query string, or undefined when it has no `error`. */
export function loginErrorMessage(search: string): Notice | undefined {
  const code = new URLSearchParams(search).get('error')
  if (code === null) return undefined
  return LOGIN_NOTICES[Object.hasOwn(LOGIN_NOTICES, code) ? (code as LoginErrorCode) : 'unknown']
}

/** The URL without its `error` parameter. */
export function withoutError(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('error')
  return url.pathname + url.search + url.hash
}
