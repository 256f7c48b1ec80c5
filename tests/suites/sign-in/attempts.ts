import { describe, expect, it } from 'vitest'
import { encryptAttempt } from '#src/services/auth/sign-in-attempt.ts'
import { FAULTS } from '#src/scripts/mock-google/mock-accounts.ts'
import { handlerProduct, requestsToGoogle, rows, visitor } from '#tests/support/handler-product.ts'
import { ALLOWED_EMAIL, SECRET } from '#tests/support/sign-in-product.ts'
import { chooseAccount, FROM_GOOGLE, SESSION } from '#tests/support/visitor.ts'

const CALLBACK = '/api/auth/google/callback'
const STATE = 'S'.repeat(43)

/** The result for a visitor whose sign-in meets this fault. */
async function failedSignIn(fault: string) {
  const browser = visitor()
  const { headers } = await browser.signIn(fault)
  return { fault, location: headers.get('location'), session: browser.session() }
}

describe('coming back from Google', () => {
  it('[S6-admin-02] signs the administrator in, with a cookie no script and no other site can read', async () => {
    const browser = visitor()
    const response = await browser.signIn()
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/cms')
    const [cookie = ''] = response.headers.getSetCookie().filter((line) => line.startsWith(SESSION))
    expect(cookie).toMatch(/; Path=\/;/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/Domain|Secure/)
    expect(cookie.length).toBeLessThan(4096)
    expect([...browser.jar.keys()]).toEqual([SESSION])
    const user = await browser.read('/api/auth/user')
    expect(await user.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: ALLOWED_EMAIL,
      firstName: 'Alex',
      lastName: 'Example',
    })
  })

  it('keeps one user, whatever the case of the address, and for concurrent sign-ins', async () => {
    const all = await Promise.all(
      ['admin', 'upper', 'admin', 'upper'].map((account) => visitor().signIn(account)),
    )
    expect(all.map(({ headers }) => headers.get('location'))).toEqual(Array(4).fill('/cms'))
    expect(await rows('select email from users')).toEqual([{ email: ALLOWED_EMAIL }])
  })

  it('sends code and verifier in the body, the token in a header, and neither in a URL', async () => {
    requestsToGoogle.length = 0
    await visitor().signIn()
    expect(requestsToGoogle.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /token',
      'GET /v1/userinfo',
    ])
    const form = new URLSearchParams(requestsToGoogle[0]?.body)
    expect(form.get('code_verifier')).toMatch(/^[\w-]{43}$/)
    expect(form.get('client_secret')).toBe('test-secret')
    expect(requestsToGoogle[1]?.authorization).toMatch(/^Bearer [\w-]{32}$/)
  })

  it.each([
    ['stranger', 'auth_failed'],
    ['plus', 'auth_failed'],
    ['cancel', 'auth_failed'],
    ['workspace', 'google_required'],
    ['lookalike', 'google_required'],
    ['unverified', 'google_required'],
    ['server-error', 'login_error'],
  ])('[S6-admin-05] [S1-admin-01] refuses the account "%s" with %s', async (account, error) => {
    const browser = visitor()
    const response = await browser.signIn(account)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/admin?error=${error}`)
    expect(browser.jar.size).toBe(0)
  })

  it('redirects with login_error within 10 s, for any fault of Google', async () => {
    const start = performance.now()
    const faults = Object.keys(FAULTS)
    const failed = await Promise.all(faults.map(failedSignIn))
    expect(failed).toEqual(
      faults.map((fault) => ({
        fault,
        location: '/admin?error=login_error',
        session: '',
      })),
    )
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  it.each([
    ['nothing at all', ''],
    ['no state', '?code=abc'],
    ['an empty state', '?code=abc&state='],
    ['an unknown state', `?code=abc&state=${STATE}`],
    ['two states', `?code=abc&state=${STATE}&state=${STATE}`],
    ['a list of states', `?code=abc&state[]=a&state[]=b`],
    ['a state of 10 kB', `?code=abc&state=${'a'.repeat(10_000)}`],
    ['a NUL', '?code=abc&state=%00'],
    ['a script for an error', '?error=%3Cscript%3E'],
    ['a description of an error', '?error=access_denied&error_description=Call+this+number'],
  ])('answers a callback with %s with auth_failed', async (_, query) => {
    const browser = visitor()
    const response = await browser.go(`${CALLBACK}${query}`, FROM_GOOGLE)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/admin?error=auth_failed')
    expect(browser.jar.size).toBe(0)
  })

  it('starts no new sign-in when the code is missing', async () => {
    const browser = visitor()
    const state = new URL(await browser.start()).searchParams.get('state') ?? ''
    const response = await browser.go(`${CALLBACK}?state=${state}`, FROM_GOOGLE)
    expect(response.headers.get('location')).toBe('/admin?error=auth_failed')
  })
})

describe('attempts of others', () => {
  it('refuses a valid answer of Google in another browser', async () => {
    const [mine, theirs] = [visitor(), visitor()]
    const callback = await chooseAccount(handlerProduct, await mine.start(), 'admin')
    await theirs.start()
    const response = await theirs.go(callback, FROM_GOOGLE)
    expect(response.headers.get('location')).toBe('/admin?error=auth_failed')
    expect(theirs.session()).toBe('')
    expect((await mine.go(callback, FROM_GOOGLE)).headers.get('location')).toBe('/cms')
  })

  it('refuses a callback used before, with and without its cookie; the session it made lives on', async () => {
    const browser = visitor()
    const callback = await chooseAccount(handlerProduct, await browser.start(), 'admin')
    const attempts = new Map(browser.jar)
    await browser.go(callback, FROM_GOOGLE)
    const again = await browser.go(callback, FROM_GOOGLE)
    for (const [name, cookie] of attempts) browser.jar.set(name, cookie)
    const withCookie = await browser.go(callback, FROM_GOOGLE)
    const locations = [again, withCookie].map(({ headers }) => headers.get('location'))
    expect(locations).toEqual(Array(2).fill('/admin?error=auth_failed'))
    expect((await browser.read('/api/auth/user')).status).toBe(200)
  })

  it('requests Google once per attempt, also for a client that keeps its cookie and guesses codes', async () => {
    const browser = visitor()
    const state = new URL(await browser.start()).searchParams.get('state') ?? ''
    const attempts = new Map(browser.jar)
    const before = requestsToGoogle.length
    for (const code of ['made-up-1', 'made-up-2', 'made-up-3']) {
      for (const [name, cookie] of attempts) browser.jar.set(name, cookie)
      await browser.go(`${CALLBACK}?code=${code}&state=${state}`, FROM_GOOGLE)
    }
    expect(requestsToGoogle.length - before).toBe(1)
  })

  it('reports an error of Google only to the browser that started: others cannot write to the log', async () => {
    const query = `?error=server_error&state=${STATE}`
    const stranger = await visitor().go(`${CALLBACK}${query}`, FROM_GOOGLE)
    expect(stranger.headers.get('location')).toBe('/admin?error=auth_failed')
    const browser = visitor()
    const state = new URL(await browser.start()).searchParams.get('state') ?? ''
    const own = await browser.go(`${CALLBACK}?error=server_error&state=${state}`, FROM_GOOGLE)
    expect(own.headers.get('location')).toBe('/admin?error=login_error')
  })

  it('responds 429 to the 31st callback of one address in ten minutes, and to no other address', async () => {
    const browser = visitor()
    const answers = Array.from({ length: 31 }, () => browser.go(`${CALLBACK}?code=x`, FROM_GOOGLE))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await visitor().go(`${CALLBACK}?code=x`, FROM_GOOGLE)).status).toBe(302)
  })

  it.each(['&state=x', '&code=x'])(
    'refuses a valid callback with something added: %s',
    async (added) => {
      const browser = visitor()
      const callback = await chooseAccount(handlerProduct, await browser.start(), 'admin')
      const response = await browser.go(`${callback}${added}`, FROM_GOOGLE)
      expect(response.headers.get('location')).toBe('/admin?error=auth_failed')
    },
  )

  it('completes two sign-ins in two tabs of one browser', async () => {
    const browser = visitor()
    const [first, second] = [await browser.start(), await browser.start()]
    for (const address of [second, first]) {
      const response = await browser.go(
        await chooseAccount(handlerProduct, address, 'admin'),
        FROM_GOOGLE,
      )
      expect(response.headers.get('location')).toBe('/cms')
    }
  })

  it('refuses an attempt with another verifier', async () => {
    const browser = visitor()
    const address = new URL(await browser.start())
    const state = address.searchParams.get('state') ?? ''
    const attempt = { state, verifier: 'v'.repeat(43), returnTo: '/cms' }
    const value = await encryptAttempt(attempt, SECRET)
    for (const name of browser.jar.keys()) browser.jar.set(name, { value, path: CALLBACK })
    const response = await browser.go(
      await chooseAccount(handlerProduct, address.href, 'admin'),
      FROM_GOOGLE,
    )
    expect(response.headers.get('location')).toBe('/admin?error=auth_failed')
  })
})

describe('the return path of a sign-in', () => {
  it('is the page that was requested', async () => {
    const response = await visitor().signIn('admin', '?returnTo=%2Fcms%2Fblog%3Fpage%3D2')
    expect(response.headers.get('location')).toBe('/cms/blog?page=2')
  })

  it.each([
    'returnTo=//evil.com',
    'next=//evil.com',
    'redirect=https://evil.com',
    'callbackUrl=https://evil.com',
  ])('never leaves the site: ?%s', async (query) => {
    const response = await visitor().signIn('admin', `?${query}`)
    expect(response.headers.get('location')).toBe('/cms')
  })
})
