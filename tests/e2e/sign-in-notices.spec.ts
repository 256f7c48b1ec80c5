import { beforeEach, describe, expect, it } from 'vitest'
import { signInPage } from '#tests/support/sign-in-page.ts'
import { advanceUntil } from '#tests/support/fake-clock.ts'
import { useProduct } from '#tests/support/use-product.ts'

const used = useProduct()
const { choose, isSignedIn, toast } = signInPage(used)

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

  it('[S2-login-error-02] [S9-login-error-01] are announced to screen readers, and stay for five seconds', async () => {
    const page = used.page()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/admin?error=auth_failed')
    const said = page.locator('[role="status"][aria-live]', { hasText: 'Authentication Failed' })
    const passed = await advanceUntil(
      page,
      async () => (await toast().isVisible()) && (await said.count()) > 0,
    )
    await page.clock.runFor(4990 - passed)
    expect(await toast().isVisible()).toBe(true)
    await page.clock.runFor(passed + 20)
    await toast().waitFor({ state: 'detached' })
  })

  it('are shown to a user whose account Google or we reject', async () => {
    const page = used.page()
    await page.goto('/api/login')
    await choose('Stranger')
    await toast().getByText('Authentication Failed', { exact: true }).waitFor()
    await page.waitForURL(`${used.url}/admin`)
    expect(await isSignedIn()).toBe(false)
  })
})
