import { beforeEach, describe, it } from 'vitest'
import { signInPage } from '#tests/support/sign-in-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const used = useProduct()
const { toast } = signInPage(used)

// The browser logs the 401 of the session check as an error.
beforeEach(() => used.allowError('401'))

/** unit/site/login-error-message tests the text of each code. */
const NOTICES = [
  ['/?a=1&error=google_required#about', 'Google Account Required', '/?a=1#about'],
  ['/blog?error=auth_failed', 'Authentication Failed', '/blog'],
  ['/resume?error=login_error', 'Login Error', '/resume'],
  ['/nowhere?error=%3Csvg%20onload=alert(1)%3E', 'Login Failed', '/nowhere'],
] as const

describe('login error notices', () => {
  it('[S2-login-error-01] [S2-login-error-03] [S8-listed-01] are shown on any page, and remove the parameter from the URL', async () => {
    used.allowError('404')
    const page = used.page()
    for (const [address, title, clean] of NOTICES) {
      await page.goto(address)
      await toast().getByText(title, { exact: true }).waitFor()
      await page.waitForURL(`${used.url}${clean}`)
    }
    await used.signIn()
    await page.goto('/cms?error=login_error')
    await toast().getByText('Login Error', { exact: true }).waitFor()
    await page.waitForURL(`${used.url}/cms`)
  })
})
