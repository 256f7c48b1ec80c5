import { beforeEach, describe, expect, it } from 'vitest'
import { postBody } from '#tests/support/post-bodies.ts'
import { signInPage } from '#tests/support/sign-in-page.ts'
import { useProduct } from '#tests/support/use-product.ts'
import { createVisitor, SESSION } from '#tests/support/visitor.ts'

const used = useProduct()
const { choose, isSignedIn, session, toast } = signInPage(used)

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
    await page.clock.resume()
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
    used.allowError('/payload/api/users/logout')
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
    await used.signIn(await used.newSession())
    await page.goto('/api/logout')
    await page.waitForURL('**/admin')
    expect(await isSignedIn()).toBe(false)
  })
})
