import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAttempts } from '#tests/support/sign-in-attempts.ts'
import { describeClosedDoors } from '#tests/support/sign-in-closed-doors.ts'
import { describeDevices } from '#tests/support/sign-in-devices.ts'
import { describeSignOut } from '#tests/support/sign-in-endings.ts'
import { describeRecord } from '#tests/support/sign-in-record.ts'
import { describeSessions } from '#tests/support/sign-in-sessions.ts'
import { describeStarts } from '#tests/support/sign-in-starts.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { chooseAccount, createVisitor, FROM_GOOGLE, SESSION } from '#tests/support/visitor.ts'

const UNREACHABLE = 'postgresql://nobody:x@127.0.0.1:1/nothing'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('the built product', () => {
  let product: StartedProduct
  beforeAll(async () => {
    product = await startProduct({ databaseUrl: database.url })
  })
  afterAll(() => product.stop())

  describeStarts(() => product)
  describeAttempts(() => product)
  describeSessions(() => product)
  describeDevices(() => product)
  describeSignOut(() => product)
  describeClosedDoors(() => product)
  describeRecord(() => product)

  describe('pages', () => {
    it.each([
      ...['/cms', '/cms/blog', '/cms/blog/new', '/cms/media', '/cms/resume', '/cms/contacts'],
      ...['/cms/blog/edit/00000000-0000-4000-8000-000000000000', '/cms/activity', '/cms/trash'],
    ])('[S6-admin-03] [S6-admin-06] %s holds no data without a session', async (path) => {
      const admin = createVisitor(product)
      await admin.signIn()
      const created = await admin.write('POST', '/api/contact', {
        name: 'Rita Reader',
        email: 'rita@example.com',
        subject: 'For your eyes only',
        message: 'Hello',
      })
      expect(created.status).toBe(201)
      const visitor = createVisitor(product)
      const html = await (await visitor.go(path)).text()
      const flight = await (await visitor.read(path, { rsc: '1' })).text()
      for (const text of [html, flight]) {
        expect(text).not.toContain('For your eyes only')
        expect(text).not.toContain(product.allowedEmail)
      }
    })

    it('[S6-visitor-01] offers the Google button on the built-in login, with the way back', async () => {
      const visitor = createVisitor(product)
      const asked = await visitor.go('/payload/collections/posts')
      const login = await visitor.go(
        asked.headers.get('location') ?? '/payload/login?redirect=%2Fpayload%2Fcollections%2Fposts',
      )
      const html = await login.text()
      expect(html).toContain('Continue with Google')
      expect(html).toContain('/api/login?returnTo=%2Fpayload%2Fcollections%2Fposts')
      expect(html).not.toContain('type="password"')
    })

    it('knows who is signed in on the built-in admin right after Google', async () => {
      const visitor = createVisitor(product)
      const back = await visitor.signIn('admin', '?returnTo=/payload')
      expect(back.headers.get('location')).toBe('/payload')
      const page = await visitor.go('/payload', FROM_GOOGLE)
      expect(page.status).toBe(200)
      expect(await page.text()).not.toContain('NEXT_REDIRECT')
    })

    it('never asks for a first user', async () => {
      const page = await createVisitor(product).go('/payload/create-first-user')
      expect(await page.text()).not.toContain('type="password"')
    })
  })
})

describe('modes', () => {
  it('[S1-admin-01] ends the sessions of an address that left the list, at the next start', async () => {
    const before = await startProduct({ databaseUrl: database.url })
    const browser = createVisitor(before)
    await browser.signIn()
    const cookie = `${SESSION}=${browser.session()}`
    const after = await startProduct({
      databaseUrl: database.url,
      env: { ADMIN_EMAILS: 'somebody.else@gmail.com' },
    })
    expect((await browser.read('/api/auth/user')).status).toBe(200)
    const there = createVisitor(after)
    expect((await there.read('/api/auth/user', { cookie })).status).toBe(401)
    expect((await there.signIn()).headers.get('location')).toBe('/admin?error=auth_failed')
    await after.stop()
    await before.stop()
  })

  it('marks every cookie Secure where visitors use https', async () => {
    const product = await startProduct({ databaseUrl: database.url, scheme: 'https' })
    const browser = createVisitor(product)
    const start = await browser.go('/api/login')
    expect(start.headers.getSetCookie()[0]).toMatch(/^__Secure-folio-attempt-.*; Secure$/)
    const address = start.headers.get('location') ?? ''
    const back = await browser.go(await chooseAccount(product, address, 'admin'), FROM_GOOGLE)
    const cookies = back.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    expect(cookies.filter((cookie) => !cookie.includes('; Secure'))).toEqual([])
    const gone = await browser.go('/api/logout')
    expect(gone.headers.getSetCookie()[0]).toMatch(/^folio-token=;.*; Secure/)
    await product.stop()
  })

  it('says login_error when the database is away, and still leads to Google', async () => {
    const product = await startProduct({ databaseUrl: UNREACHABLE })
    const browser = createVisitor(product)
    const back = await browser.signIn()
    expect(back.headers.get('location')).toBe('/admin?error=login_error')
    expect(browser.session()).toBe('')
    await product.stop()
  })

  it.each([
    [
      'a stand-in on a public site',
      { SITE_URL: 'https://portfolio.example' },
      /GOOGLE_OAUTH_ORIGIN/,
    ],
    [
      'another Google',
      { GOOGLE_OAUTH_ORIGIN: 'https://accounts.evil.example' },
      /GOOGLE_OAUTH_ORIGIN/,
    ],
    ['a short secret', { PAYLOAD_SECRET: 'short' }, /PAYLOAD_SECRET/],
  ])('does not start with %s', async (_, env, line) => {
    await expect(startProduct({ databaseUrl: UNREACHABLE, env })).rejects.toThrow(line)
  })
})
