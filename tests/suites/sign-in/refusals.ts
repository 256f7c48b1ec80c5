import { describe, expect, it } from 'vitest'
import { postBody } from '#tests/support/post-bodies.ts'
import type { SignInProduct } from '#tests/support/sign-in-product.ts'
import { createVisitor } from '#tests/support/visitor.ts'

const GUESS = { email: 'intruder@gmail.com', password: 'a long password', token: 'x' }

/** Cross-site writes, and disabled endpoints. */
export function describeSignInRefusals(product: () => SignInProduct) {
  const visitor = () => createVisitor(product())
  const signedIn = async () => {
    const browser = visitor()
    await browser.signIn()
    return browser
  }
  const countPosts = () => product().rows('select count(*)::int as posts from posts')

  describe('writes from elsewhere', () => {
    const site = () => new URL(product().origin)

    it.each<[string, () => Record<string, string>]>([
      ['another site', () => ({ origin: 'https://evil.com', 'sec-fetch-site': 'cross-site' })],
      ['a sandboxed frame', () => ({ origin: 'null', 'sec-fetch-site': 'cross-site' })],
      ['a name that begins like ours', () => ({ origin: `${product().origin}.evil.com` })],
      ['another scheme', () => ({ origin: `https://${site().host}` })],
      ['another port', () => ({ origin: `http://${site().hostname}:1` })],
      [
        'our name in upper case',
        () => ({ origin: product().origin.replace('localhost', 'LOCALHOST') }),
      ],
      ['a sister site', () => ({ 'sec-fetch-site': 'same-site' })],
      ['another site without Origin', () => ({ 'sec-fetch-site': 'cross-site' })],
      ['no origin at all', () => ({})],
    ])('are refused with 403 and change nothing: %s', async (_, headers) => {
      const browser = await signedIn()
      const before = await countPosts()
      const type = { 'content-type': 'application/json' }
      const body = JSON.stringify(postBody())
      const response = await browser.send('POST', '/api/blog', { ...type, ...headers() }, body)
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({ message: expect.any(String) })
      expect(await countPosts()).toEqual(before)
    })

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'are refused as a form of the type %s',
      async (type) => {
        const browser = await signedIn()
        const response = await browser.write('POST', '/api/blog', postBody(), {
          'content-type': type,
        })
        expect([403, 415]).toContain(response.status)
      },
    )

    it('are not possible by a read with _method or X-HTTP-Method-Override', async () => {
      const browser = await signedIn()
      const created = await browser.write('POST', '/api/blog', postBody({ title: 'Stays' }))
      expect(created.status).toBe(201)
      const { id } = (await created.json()) as { id: string }
      await browser.read(`/api/blog/${id}?_method=DELETE`, { 'x-http-method-override': 'DELETE' })
      expect((await browser.read(`/api/blog/${id}`)).status).toBe(200)
    })

    it("are refused by the built-in admin's REST API as well", async () => {
      const browser = await signedIn()
      const before = await countPosts()
      const headers = { origin: 'https://evil.com', 'sec-fetch-site': 'cross-site' }
      const response = await browser.write('POST', '/payload/api/posts', { title: 'x' }, headers)
      expect([401, 403]).toContain(response.status)
      expect(await countPosts()).toEqual(before)
    })

    it('get no CORS permission to read the response', async () => {
      const browser = await signedIn()
      const response = await browser.read('/api/auth/user', { origin: 'https://evil.com' })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    })
  })

  describe('disabled endpoints', () => {
    it.each([
      '/payload/api/users/first-register',
      '/payload/api/users/login',
      '/payload/api/users/forgot-password',
      '/payload/api/users/reset-password',
      '/payload/api/users/unlock',
      '/payload/api/users/verify/x',
      '/payload/api/users',
    ])('sign no one in and create no user by POST %s', async (path) => {
      const admin = await signedIn()
      const users = () => product().rows('select email from users order by email')
      const before = await users()
      const byVisitor = await visitor().write('POST', path, GUESS)
      const byAdmin = await admin.write('POST', path, GUESS)
      const statuses = [byVisitor.status, byAdmin.status]
      expect(statuses.every((status) => [400, 401, 403, 404].includes(status))).toBe(true)
      expect(byVisitor.headers.getSetCookie()).toEqual([])
      expect(byAdmin.headers.getSetCookie()).toEqual([])
      expect(await users()).toEqual(before)
    })

    it('do not change or delete a user, including the caller', async () => {
      const browser = await signedIn()
      const { id } = (await (await browser.read('/api/auth/user')).json()) as { id: string }
      const address = `/payload/api/users/${id}`
      const changed = await browser.write('PATCH', address, { email: 'other@gmail.com' })
      const deleted = await browser.write('DELETE', address)
      expect([changed.status, deleted.status]).toEqual([403, 403])
      expect(await product().rows('select email from users')).toEqual([
        { email: product().allowedEmail },
      ])
    })

    it('stores no passwords: there is no column for them', async () => {
      const columns = await product().rows(
        "select column_name from information_schema.columns where table_name = 'users' order by 1",
      )
      expect(columns.map((column) => column['column_name'])).toEqual([
        'created_at',
        'email',
        'first_name',
        'id',
        'last_name',
        'updated_at',
      ])
    })
  })
}
