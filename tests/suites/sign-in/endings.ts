import { describe, expect, it } from 'vitest'
import { forgeToken } from '#tests/support/forged-tokens.ts'
import { rows, signedIn, visitor, withToken } from '#tests/support/handler-product.ts'
import { SECRET } from '#tests/support/sign-in-product.ts'
import { SESSION } from '#tests/support/visitor.ts'

const HOUR = 3600
const USER = '/api/auth/user'
const ME = '/payload/api/users/me'

describe('signing out', () => {
  it('[S7-logout-01] ends the session on the server: a copy of the cookie is invalid, other sessions continue', async () => {
    const [mine, other] = [await signedIn(), await signedIn()]
    const stolen = mine.session()
    const response = await mine.go('/api/logout')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/admin')
    expect(mine.jar.size).toBe(0)
    expect((await withToken(stolen)).status).toBe(401)
    expect((await (await withToken(stolen, ME)).json()) as unknown).toMatchObject({ user: null })
    expect((await other.read(USER)).status).toBe(200)
  })

  it('clears the cookie of a token that is due for renewal', async () => {
    const browser = await signedIn()
    const value = await forgeToken(browser.session(), {
      secret: SECRET,
      expiresIn: HOUR,
    })
    browser.jar.set(SESSION, { value, path: '/' })
    await browser.go('/api/logout')
    expect(browser.jar.size).toBe(0)
  })

  it('redirects to the login page without a session too', async () => {
    const response = await visitor().go('/api/logout')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin'])
  })

  const from = (site: string, mode: string) => ({ 'sec-fetch-site': site, 'sec-fetch-mode': mode })
  const prefetch = { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' }

  it.each<[string, string, Record<string, string>, number, string | null]>([
    ['HEAD', 'HEAD', {}, 204, null],
    ['a prefetch', 'GET', prefetch, 204, null],
    ['a script', 'GET', from('same-origin', 'cors'), 204, null],
    ['a link on another site', 'GET', from('cross-site', 'navigate'), 303, '/cms'],
    ['a link on a sister site', 'GET', from('same-site', 'navigate'), 303, '/cms'],
    ['a picture', 'GET', from('cross-site', 'no-cors'), 303, '/cms'],
  ])('does not happen by %s', async (_, method, headers, status, location) => {
    const browser = await signedIn()
    const response = await browser.send(method, '/api/logout', headers)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
    expect((await browser.read(USER)).status).toBe(200)
  })

  // Next itself sends a request without its header there.
  it.each<Record<string, string>>([{}, { 'sec-fetch-mode': 'cors' }])(
    "does not happen by Next's router: %o",
    async (headers) => {
      const browser = await signedIn()
      const site = { rsc: '1', 'sec-fetch-site': 'same-origin', ...headers }
      expect((await browser.send('GET', '/api/logout?_rsc', site)).status).toBe(204)
      expect((await browser.read(USER)).status).toBe(200)
    },
  )

  it("ends the session by the built-in admin's logout, and only that one", async () => {
    const [mine, other] = [await signedIn(), await signedIn()]
    const stolen = mine.session()
    expect((await mine.write('POST', '/payload/api/users/logout')).status).toBe(200)
    expect((await withToken(stolen)).status).toBe(401)
    expect((await other.read(USER)).status).toBe(200)
  })

  it('ends all of them on request', async () => {
    const [mine, other] = [await signedIn(), await signedIn()]
    const all = [mine.session(), other.session()]
    await mine.write('POST', '/payload/api/users/logout?allSessions=true')
    expect((await withToken(all[0] ?? '')).status).toBe(401)
    expect((await withToken(all[1] ?? '')).status).toBe(401)
    expect(await rows('select id from users_sessions')).toEqual([])
  })
})
