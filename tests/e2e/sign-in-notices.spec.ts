import { beforeEach, describe, expect, it } from 'vitest'
import { signInPage } from '#tests/support/sign-in-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const used = useProduct()
const { choose, isSignedIn, toast } = signInPage(used)

// The browser reports the 401 of the screens' own check as an error.
beforeEach(() => used.allowError('401'))

describe('§2 login error notices', () => {
  it.each([
    [
      'S2-login-error-04',
      'google_required',
      'Google Account Required',
      'Please sign in with your Google account (@gmail.com) to access the admin panel.',
    ],
    [
      'S2-login-error-05',
      'auth_failed',
      'Authentication Failed',
      'Login failed. Please try again with a Google account.',
    ],
    [
      'S2-login-error-06',
      'login_error',
      'Login Error',
      'An error occurred during login. Please try again.',
    ],
    [
      'S2-login-error-07',
      '%3Csvg%20onload=alert(1)%3E',
      'Login Failed',
      'An unknown error occurred during login.',
    ],
  ])(
    '[%s] [S2-login-error-01] [S2-login-error-03] tells what %s means, and cleans the address',
    async (_, code, title, text) => {
      const page = used.page()
      await page.goto(`/?a=1&error=${code}#about`)
      await toast().getByText(title, { exact: true }).waitFor()
      await toast().getByText(text, { exact: true }).waitFor()
      await page.waitForURL(`${used.url}/?a=1#about`)
    },
  )

  it.each(['/blog', '/blog/nowhere', '/nowhere', '/resume', '/blog/tag/nowhere'])(
    '[S2-login-error-01] [S8-listed-01] on %s as on any page',
    async (path) => {
      used.allowError('404')
      const page = used.page()
      await page.goto(`${path}?error=auth_failed`)
      await toast().getByText('Authentication Failed', { exact: true }).waitFor()
      await page.waitForURL(`${used.url}${path}`)
    },
  )

  it('[S2-login-error-01] on a management screen too', async () => {
    await used.signIn()
    await used.page().goto('/cms?error=login_error')
    await toast().getByText('Login Error', { exact: true }).waitFor()
    await used.page().waitForURL(`${used.url}/cms`)
  })

  it('is read out by screen readers', async () => {
    const page = used.page()
    await page.goto('/?error=auth_failed')
    const said = page.locator('[role="status"][aria-live]', { hasText: 'Authentication Failed' })
    await said.waitFor({ state: 'attached' })
  })

  it('[S2-login-error-02] [S9-login-error-01] stays for five seconds', async () => {
    const page = used.page()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.goto('/admin?error=auth_failed')
    const isShown = async () => {
      await page.clock.runFor(1)
      return toast().isVisible()
    }
    await expect.poll(isShown).toBe(true)
    await page.clock.runFor(4800)
    expect(await toast().isVisible()).toBe(true)
    await page.clock.runFor(400)
    await toast().waitFor({ state: 'detached' })
  })

  it.each([
    ['Stranger', 'Authentication Failed'],
    ['Company account', 'Google Account Required'],
    ['Google reports an error', 'Login Error'],
  ])('meets the one who chose "%s" at Google', async (account, title) => {
    const page = used.page()
    await page.goto('/api/login')
    await choose(account)
    await toast().getByText(title, { exact: true }).waitFor()
    await page.waitForURL(`${used.url}/admin`)
    expect(await isSignedIn()).toBe(false)
  })
})
