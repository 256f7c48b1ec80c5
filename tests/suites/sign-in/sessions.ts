import { describe, expect, it } from 'vitest'
import { decodeJwt } from 'jose'
import { userSchema } from '#src/contract/auth/user-schemas.ts'
import { forgeToken, unsignedToken } from '#tests/support/forged-tokens.ts'
import { rows, signedIn, visitor, withToken } from '#tests/support/handler-product.ts'
import { ALLOWED_EMAIL, SECRET } from '#tests/support/sign-in-product.ts'
import { SESSION } from '#tests/support/visitor.ts'

const HOUR = 3600
const USER = '/api/auth/user'
const ME = '/payload/api/users/me'

describe('one session everywhere', () => {
  it('[S7-auth-user-01] [S7-auth-user-02] [S3-user-01] is valid for our calls', async () => {
    const browser = await signedIn()
    const user = userSchema.parse(await (await browser.read(USER)).json())
    expect([user.email, user.firstName]).toEqual([ALLOWED_EMAIL, 'Alex'])
  })

  it('[S6-admin-01] is valid for the built-in admin and for its REST API', async () => {
    const browser = await signedIn()
    const me = (await (await browser.read(ME)).json()) as { user: { email: string }; exp: number }
    expect(me.user.email).toBe(ALLOWED_EMAIL)
    expect(me.exp).toBe(decodeJwt(browser.session()).exp)
    expect((await browser.read('/payload/api/users')).status).toBe(200)
    const post = await browser.read('/payload/api/contacts')
    expect(post.status).toBe(200)
  })

  it('discloses neither tokens nor sessions', async () => {
    const browser = await signedIn()
    const sid = String(decodeJwt(browser.session())['sid'])
    const refresh = await browser.write('POST', '/payload/api/users/refresh-token')
    const answers = [refresh, await browser.read(ME), await browser.read('/payload/api/users')]
    const text = (await Promise.all(answers.map((answer) => answer.text()))).join()
    expect(text).not.toContain(sid)
    expect(text).not.toContain('eyJ')
  })

  it('[S4-auth-02] [S7-all-04] responds 401 { message } without one, and nothing more', async () => {
    const response = await visitor().read(USER)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: 'Unauthorized' })
    expect((await (await visitor().read(ME)).json()) as unknown).toMatchObject({ user: null })
    expect((await visitor().read('/payload/api/users')).status).toBe(403)
  })
})

describe('invalid tokens', () => {
  it.each([
    ['a guessed secret', { secret: 'payload' }],
    ['another collection', { claims: { collection: 'posts' } }],
    ['another session', { claims: { sid: '00000000-0000-4000-8000-000000000000' } }],
    ['no session', { claims: { sid: undefined } }],
    ['another user', { claims: { id: '00000000-0000-4000-8000-000000000000' } }],
    ['an older format', { header: { authVersion: 0 } }],
    ['no format', { header: { authVersion: undefined } }],
    ['an end in the past (idle for 8 hours)', { expiresIn: -1 }],
  ])('refuses a token with %s', async (_, forgery) => {
    const token = (await signedIn()).session()
    const forged = await forgeToken(token, { secret: SECRET, ...forgery })
    expect((await withToken(forged)).status).toBe(401)
    expect((await (await withToken(forged, ME)).json()) as unknown).toMatchObject({ user: null })
    // The same forgery with valid claims is accepted, so the claim caused the refusal.
    const honest = await forgeToken(token, { secret: SECRET })
    expect((await withToken(honest)).status).toBe(200)
  })

  it('refuses an unsigned token', async () => {
    const token = unsignedToken((await signedIn()).session())
    expect((await withToken(token)).status).toBe(401)
  })

  it.each(['Bearer', 'JWT'])('reads no %s header', async (scheme) => {
    const authorization = `${scheme} ${(await signedIn()).session()}`
    expect((await visitor().read(USER, { authorization })).status).toBe(401)
    const me = await visitor().read(ME, { authorization })
    expect((await me.json()) as unknown).toMatchObject({ user: null })
  })

  it('accepts the cookie from a cross-site link, but not from a cross-site script', async () => {
    const cookie = `${SESSION}=${(await signedIn()).session()}`
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect((await visitor().read(USER, { cookie, ...foreign })).status).toBe(401)
    expect((await visitor().read(USER, { cookie, ...image })).status).toBe(401)
    expect((await visitor().read(USER, { cookie, ...link })).status).toBe(200)
  })
})

describe('the lifetime of a session', () => {
  it('lasts 8 hours idle and 7 days at most', async () => {
    const browser = await signedIn()
    const { exp = 0, iat = 0, sid } = decodeJwt(browser.session())
    expect(exp - iat).toBe(8 * HOUR)
    const [row] = await rows(
      'select extract(epoch from expires_at - created_at)::int as seconds from users_sessions where id = $1',
      [sid],
    )
    expect(row).toEqual({ seconds: 7 * 24 * HOUR })
  })

  it('is extended by use in the second half of a token, by parallel reads too, without a write', async () => {
    const browser = await signedIn()
    expect((await browser.read(USER)).headers.getSetCookie()).toEqual([])
    const value = await forgeToken(browser.session(), { secret: SECRET, expiresIn: 4 * HOUR - 60 })
    browser.jar.set(SESSION, { value, path: '/' })
    const before = await rows('select * from users_sessions order by id')
    const reads = await Promise.all(Array.from({ length: 20 }, () => browser.read(USER)))
    expect(reads.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const renewed = decodeJwt(browser.session())
    expect((renewed.exp ?? 0) - (renewed.iat ?? 0)).toBe(8 * HOUR)
    expect(renewed['sid']).toBe(decodeJwt(value)['sid'])
    expect((await browser.read(USER)).status).toBe(200)
    expect(await rows('select * from users_sessions order by id')).toEqual(before)
  })

  it('ends after 7 days whatever the token claims, and a refresh does not extend it', async () => {
    const browser = await signedIn()
    const { sid } = decodeJwt(browser.session())
    const end = 'select expires_at from users_sessions where id = $1'
    const before = await rows(end, [sid])
    expect((await browser.write('POST', '/payload/api/users/refresh-token')).status).toBe(200)
    expect(await rows(end, [sid])).toEqual(before)
    await rows("update users_sessions set expires_at = now() - interval '1 s' where id = $1", [sid])
    expect((await browser.read(USER)).status).toBe(401)
    expect((await (await browser.read(ME)).json()) as unknown).toMatchObject({ user: null })
  })

  it('gets a new id at each sign-in, and the one the browser came with is dead', async () => {
    const browser = await signedIn()
    const former = browser.session()
    await browser.signIn()
    expect(decodeJwt(browser.session())['sid']).not.toBe(decodeJwt(former)['sid'])
    expect((await withToken(former)).status).toBe(401)
    expect((await browser.read(USER)).status).toBe(200)
  })

  it('ends when its address is not on the list any more', async () => {
    const browser = await signedIn()
    const rename = 'update users set email = $2 where email = $1'
    const addresses = [ALLOWED_EMAIL, 'left@example.com']
    await rows(rename, addresses)
    expect((await browser.read(USER)).status).toBe(401)
    await rows(rename, addresses.toReversed())
    expect((await browser.read(USER)).status).toBe(200)
  })

  it('cannot be planted: a cookie set before signing in is replaced', async () => {
    const browser = visitor()
    browser.jar.set(SESSION, { value: 'planted', path: '/' })
    await browser.signIn()
    expect(browser.session()).toMatch(/^eyJ/)
  })
})
