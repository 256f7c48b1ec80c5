import { expect, it } from 'vitest'
import { loginErrorMessage, withoutError } from '#src/site/auth/login-error-message.ts'

it.each([
  [
    '[S2-login-error-04]',
    'google_required',
    'Google Account Required',
    'Please sign in with your Google account (@gmail.com) to access the admin panel.',
  ],
  [
    '[S2-login-error-05]',
    'auth_failed',
    'Authentication Failed',
    'Login failed. Please try again with a Google account.',
  ],
  [
    '[S2-login-error-06]',
    'login_error',
    'Login Error',
    'An error occurred during login. Please try again.',
  ],
  ['[S2-login-error-07]', 'x', 'Login Failed', 'An unknown error occurred during login.'],
  ['[S2-login-error-07]', 'toString', 'Login Failed', 'An unknown error occurred during login.'],
])('%s explains the error %s of a sign-in', (_, code, title, description) => {
  expect(loginErrorMessage(`?error=${code}`)).toEqual({ title, description })
})

it('[S2-login-error-01] shows a message only with an error parameter', () => {
  expect(loginErrorMessage('?page=2')).toBeUndefined()
  expect(loginErrorMessage('?error=')).toBeDefined()
})

it('[S2-login-error-03] removes the error parameter and nothing else', () => {
  expect(withoutError('https://example.com/blog?a=1&error=x#end')).toBe('/blog?a=1#end')
  expect(withoutError('https://example.com/?error=x')).toBe('/')
})
