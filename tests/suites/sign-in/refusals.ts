import { describe, expect, it } from 'vitest'
import { postBody } from '#tests/support/post-bodies.ts'
import { rows, signedIn, visitor } from '#tests/support/handler-product.ts'
import { ALLOWED_EMAIL } from '#tests/support/sign-in-product.ts'

const GUESS = { email: 'intruder@gmail.com', password: 'a long password', token: 'x' }

describe('writes from elsewhere', () => {
  it('are not possible by a read with _method or X-HTTP-Method-Override', async () => {
    const browser = await signedIn()
    const created = await browser.write('POST', '/api/blog', postBody({ title: 'Stays' }))
    expect(created.status).toBe(201)
    const { id } = (await created.json()) as { id: string }
    await browser.read(`/api/blog/${id}?_method=DELETE`, { 'x-http-method-override': 'DELETE' })
    expect((await browser.read(`/api/blog/${id}`)).status).toBe(200)
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
    const users = () => rows('select email from users order by email')
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
    expect(await rows('select email from users')).toEqual([{ email: ALLOWED_EMAIL }])
  })

  it('stores no passwords: there is no column for them', async () => {
    const columns = await rows(
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
