import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { hold } from '#tests/support/cms-page.ts'
import { signInPage } from '#tests/support/sign-in-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const used = useProduct()
const { choose, isSignedIn, toast } = signInPage(used)

// The browser logs the 401 of the session check as an error.
beforeEach(() => used.allowError('401'))

const holdCheck = () => hold(used.page(), '**/api/auth/user')

/**
 * Advances a fake clock in steps of a millisecond until a condition is true: how much time a page needs to get there
 * depends on the machine.
 * @returns the elapsed milliseconds
 */
async function advanceUntil(page: Page, isTrue: () => Promise<boolean>): Promise<number> {
  let passed = 0
  const step = async () => {
    await page.clock.runFor(1)
    passed += 1
    return isTrue()
  }
  await expect.poll(step).toBe(true)
  return passed
}

// One layout wraps every screen, and its calls require a session: see tests/http/sign-in.
describe('protected screens', () => {
  /** Opens a screen without a session, with the clock stopped before the redirect. */
  const openLocked = async () => {
    const page = used.page()
    const check = await holdCheck()
    await page.clock.install()
    await page.goto('/cms/media')
    await page.getByText('Authenticating...').waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    check.release()
    const passed = await advanceUntil(
      page,
      async () =>
        (await page.getByText('Redirecting to login...').isVisible()) &&
        (await toast().getByText('Admin Access Required').isVisible()),
    )
    return { page, passed, requests }
  }

  it('[S2-gate-03] [S2-gate-06] [S9-redirect-01] tells a signed-out visitor to sign in, and redirects to Google after 1.5 seconds', async () => {
    const { page, passed, requests } = await openLocked()
    expect(await page.getByRole('navigation', { name: 'Management' }).count()).toBe(0)
    await toast()
      .getByText('Please login with an authorized Google account to access the admin panel.')
      .waitFor()
    const asked = page.waitForRequest('**/api/login')
    await page.clock.runFor(1499 - passed)
    expect(requests).not.toContain('/api/login')
    await page.clock.runFor(passed + 1)
    await asked
    await page.clock.resume()
    await choose('Administrator')
    await page.waitForURL('**/cms')
    await page.getByText('Admin Mode').waitFor()
    await page.getByText('Welcome back, Alex').waitFor()
  })

  it('[S2-dashboard-06] [S7-logout-01] signs out by the button, and stays signed out on Back', async () => {
    const page = used.page()
    await used.signIn(await used.newSession())
    await page.goto('/cms')
    await page.getByRole('link', { name: 'Logout' }).click()
    await page.waitForURL('**/admin')
    expect(await isSignedIn()).toBe(false)
    await page.goBack()
    await page.getByText('Redirecting to login...').waitFor()
    expect(await page.getByText('Welcome back').count()).toBe(0)
  })
})

it('[S2-login-05] [S2-login-07] [S2-login-08] the login shows the check, and leads through Google to the dashboard', async () => {
  const page = used.page()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  expect(requests).not.toContain('/api/auth/user')
  await choose('Administrator')
  await page.getByText('Admin Mode').waitFor()
  expect(new URL(page.url()).pathname).toBe('/cms')
  const check = await holdCheck()
  await page.goto('/admin')
  await page.getByText('Checking authentication...').waitFor()
  check.release()
  await page.waitForURL('**/cms')
})

/** unit/site/login-error-message tests the text of each code. */
const NOTICES = [
  ['/?a=1&error=google_required#about', 'Google Account Required', '/?a=1#about'],
  ['/blog?error=auth_failed', 'Authentication Failed', '/blog'],
  ['/resume?error=login_error', 'Login Error', '/resume'],
  ['/nowhere?error=%3Csvg%20onload=alert(1)%3E', 'Login Failed', '/nowhere'],
] as const

it('[S2-login-error-01] [S2-login-error-03] [S8-listed-01] login errors are shown on any page, and remove the parameter from the URL', async () => {
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
