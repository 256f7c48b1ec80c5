import { beforeEach, describe, expect, it } from 'vitest'
import { postBody } from '#tests/support/post-bodies.ts'
import { useProduct } from '#tests/support/use-product.ts'
import { createVisitor, SESSION } from '#tests/support/visitor.ts'

const used = useProduct()
const choose = async (account: string) => {
  await used.page().getByRole('heading', { name: 'This is not Google' }).waitFor()
  await used.page().getByRole('button', { name: account, exact: true }).click()
}
const toast = () => used.page().locator('[data-variant="destructive"]')
const session = async () => {
  const cookies = await used.context().cookies(used.url)
  return cookies.find(({ name }) => name === SESSION)?.value ?? ''
}
const isSignedIn = async () => {
  const headers = { cookie: `${SESSION}=${await session()}` }
  return (await createVisitor(used.product()).read('/api/auth/user', headers)).status === 200
}

// The browser reports the 401 of the screens' own check as an error.
beforeEach(() => used.allowError('401'))

const SCREENS = [
  ...['/cms', '/cms/blog', '/cms/blog/new', '/cms/media', '/cms/resume', '/cms/contacts'],
  ...['/cms/blog/edit/00000000-0000-4000-8000-000000000000', '/cms/activity', '/cms/trash'],
]

describe('§2 protected screens', () => {
  it('[S0-intro-05] [S4-auth-01] [S4-auth-02] [S7-login-01] [S2-gate-01] [S2-gate-02] [S2-gate-03] [S2-gate-04] [S2-gate-05] [S2-gate-06] [S9-redirect-01] shows the lock screen, and Google after 1.5 seconds', async () => {
    const page = used.page()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/auth/user', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.clock.install()
    await page.goto('/cms/media')
    await page.getByText('Authenticating...').waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    held.resolve()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const asked = page.waitForRequest('**/api/login')
    // The clock stands: what of it is needed until all is shown passes in steps of a millisecond.
    const isShown = async () => {
      await page.clock.runFor(1)
      return (
        (await page.getByText('Redirecting to login...').isVisible()) &&
        (await toast().getByText('Admin Access Required').isVisible())
      )
    }
    await expect.poll(isShown).toBe(true)
    await page.getByText('Only authorized administrators can access the CMS portal.').waitFor()
    await toast().getByText('Admin Access Required').waitFor()
    await toast()
      .getByText('Please login with an authorized Google account to access the admin panel.')
      .waitFor()
    await page.clock.runFor(1400)
    expect(requests).not.toContain('/api/login')
    await page.clock.runFor(200)
    await asked
    await choose('Administrator')
    await page.waitForURL('**/cms')
    await page.getByText('Admin Mode').waitFor()
    await page.getByText('Welcome back, Alex').waitFor()
  })

  it.each(SCREENS)(
    '[S2-gate-01] [S2-gate-03] [S2-gate-05] [S6-admin-03] [S8-listed-01] locks %s, and shows nothing of it',
    async (path) => {
      const page = used.page()
      await page.clock.install()
      await page.goto(path)
      await page.getByText('Redirecting to login...').waitFor()
      await toast().getByText('Admin Access Required').waitFor()
      expect(await page.getByRole('navigation', { name: 'Management' }).count()).toBe(0)
      expect(await page.getByRole('heading').allInnerTexts()).toEqual([
        'Only authorized administrators can access the CMS portal.',
      ])
    },
  )

  it('[S2-dashboard-06] [S7-logout-01] signs out by the button, and stays out when going back', async () => {
    const page = used.page()
    await used.signIn()
    await page.goto('/cms')
    await page.getByRole('link', { name: 'Logout' }).click()
    await page.waitForURL('**/admin')
    expect(await isSignedIn()).toBe(false)
    await page.goBack()
    await page.getByText('Redirecting to login...').waitFor()
    expect(await page.getByText('Welcome back').count()).toBe(0)
  })
})

describe('§2 admin login', () => {
  it('[S7-login-01] [S2-login-01] [S2-login-02] [S2-login-03] [S2-login-04] [S2-login-05] [S2-login-08] leads through Google to the dashboard', async () => {
    const page = used.page()
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Admin Access' }).waitFor()
    await page.getByText('Content Management System Login').waitFor()
    await page.getByText('This area is restricted to authorized administrators only.').waitFor()
    await page.getByText('Only @gmail.com accounts are authorized').waitFor()
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await choose('Administrator')
    await page.getByText('Admin Mode').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cms')
    await page.goto('/admin')
    await page.waitForURL('**/cms')
  })

  it('[S2-login-07] says that it is checking, and [S2-login-06] leads home', async () => {
    const page = used.page()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/auth/user', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/admin')
    await page.getByText('Checking authentication...').waitFor()
    held.resolve()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL(`${used.url}/`)
  })
})

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

describe('the built-in admin', () => {
  it('takes the same sign-in, ends where it began, shares its documents, and signs out of everything', async () => {
    const page = used.page()
    await page.goto('/payload/collections/posts')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await choose('Administrator')
    await page.waitForURL('**/payload/collections/posts**')
    await page.getByRole('heading', { name: 'Posts' }).waitFor()
    const title = 'Seen on both sides'
    expect((await used.asAdmin('POST', '/api/blog', postBody({ title }))).status).toBe(201)
    await page.reload()
    await page.getByText(title).first().waitFor()
    await page.goto('/cms/blog')
    await page.getByText(title).waitFor()
    const cookie = `${SESSION}=${await session()}`
    // Its logout view may ask twice; the second finds nobody signed in.
    used.allowError('400')
    const left = page.waitForResponse(
      (answer) => answer.url().endsWith('/users/logout') && answer.ok(),
    )
    await page.goto('/payload/logout')
    await left
    const visitor = createVisitor(used.product())
    expect((await visitor.read('/api/auth/user', { cookie })).status).toBe(401)
  })
})

describe('the address bar', () => {
  it('signs out when /api/logout is typed', async () => {
    const page = used.page()
    await used.signIn()
    await page.goto('/api/logout')
    await page.waitForURL('**/admin')
    expect(await isSignedIn()).toBe(false)
  })
})
