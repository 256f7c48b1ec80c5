import { describe, expect, it } from 'vitest'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { createdAccessTokenSchema } from '#src/contract/access-tokens/access-token-calls.ts'
import { rows, signedIn, withToken } from '#tests/support/handler-product.ts'
import { ALLOWED_EMAIL } from '#tests/support/sign-in-product.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

const list = async (browser: Visitor) => {
  const response = await browser.read('/api/sessions')
  expect(response.status).toBe(200)
  return sessionCalls.listSessions.response.parse(await response.json())
}
const isIn = async (browser: Visitor) => {
  const { status } = await withToken(browser.session())
  const rest = await withToken(browser.session(), '/payload/api/contacts')
  expect(rest.status).toBe(status === 200 ? 200 : 403)
  return status === 200
}
const nobodyElse = async (browser: Visitor) => {
  expect((await browser.write('DELETE', '/api/sessions')).status).toBe(200)
}

const createAccessToken = async (browser: Visitor, name: string) => {
  const response = await browser.write('POST', '/api/tokens', {
    name,
    scopes: ['read'],
    days: 30,
  })
  expect(response.status).toBe(201)
  return createdAccessTokenSchema.parse(await response.json())
}
const tokenNames = async () =>
  (await rows('select name from access_tokens order by name')).map(({ name }) => name)

describe('signed-in devices', () => {
  it('are listed with browser, address and times; the current one is marked', async () => {
    const other = await signedIn()
    const mine = await signedIn(FIREFOX)
    await nobodyElse(mine)
    await other.signIn()
    const [newest, older] = await list(mine)
    expect(older).toMatchObject({
      device: 'Firefox on Linux',
      address: mine.address,
      isCurrent: true,
    })
    expect(newest).toMatchObject({ device: '', address: other.address, isCurrent: false })
    const week = Date.parse(older?.expiresAt ?? '') - Date.parse(older?.createdAt ?? '')
    expect(week).toBe(7 * 24 * 60 * 60 * 1000)
    expect((await list(other)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  })

  it('can be signed out one by one, immediately for our calls and the built-in admin', async () => {
    const [mine, lost, third] = [await signedIn(FIREFOX), await signedIn(), await signedIn()]
    const { id } = (await list(lost)).find(({ isCurrent }) => isCurrent) ?? { id: '' }
    expect(await isIn(lost)).toBe(true)
    const answer = await mine.write('DELETE', `/api/sessions/${id}`)
    expect([answer.status, await answer.json()]).toEqual([200, { id }])
    expect([await isIn(lost), await isIn(mine), await isIn(third)]).toEqual([false, true, true])
    expect((await mine.write('DELETE', `/api/sessions/${id}`)).status).toBe(404)
    const [line] = await rows(
      `select action::text, subject from audit order by created_at desc limit 1`,
    )
    expect(line).toEqual({ action: 'sign-out', subject: 'an unknown device' })
  })

  it('can all be signed out except the current one', async () => {
    const [mine, ...others] = [await signedIn(), await signedIn(), await signedIn()]
    const answer = await mine.write('DELETE', '/api/sessions')
    expect(answer.status).toBe(200)
    expect((await list(mine)).map(({ isCurrent }) => isCurrent)).toEqual([true])
    for (const other of others) expect(await isIn(other)).toBe(false)
    expect(await isIn(mine)).toBe(true)
  })

  it.each([
    ['DELETE', '/api/sessions'],
    ['POST', '/payload/api/users/logout?allSessions=true'],
  ])(
    '%s %s revokes the access tokens on request only, and only their own',
    async (method, path) => {
      const mine = await signedIn()
      const names = ['First', 'Of another', 'Third']
      const made = await Promise.all(names.map((name) => createAccessToken(mine, name)))
      const [guest] = await rows(
        `insert into users (email) values ('guest.example@gmail.com') returning id`,
      )
      await rows(`update access_tokens set owner_id = $1 where id = $2`, [
        guest?.['id'],
        made[1]?.id,
      ])
      expect((await mine.write(method, path)).status).toBe(200)
      expect(await tokenNames()).toEqual(names)
      await mine.signIn()
      const separator = path.includes('?') ? '&' : '?'
      const answer = await mine.write(method, `${path}${separator}tokens=revoke`)
      expect(answer.status).toBe(200)
      expect(await tokenNames()).toEqual(['Of another'])
      const revoked = await rows(
        `select subject, actor from audit where action = 'revoke-token' order by created_at desc, subject limit 2`,
      )
      const actor = ALLOWED_EMAIL
      expect(
        revoked.toSorted((a, b) => String(a['subject']).localeCompare(String(b['subject']))),
      ).toEqual([
        { subject: 'First', actor },
        { subject: 'Third', actor },
      ])
      await rows(`delete from access_tokens`)
      await rows(`delete from users where email = 'guest.example@gmail.com'`)
    },
  )

  it('neither lists nor ends devices of another user or ended ones', async () => {
    const mine = await signedIn()
    const [user] = await rows(
      `insert into users (email) values ('guest.example@gmail.com') returning id`,
    )
    const insert = (userId: unknown, end: string) =>
      rows(
        `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
         values (99, $1, gen_random_uuid()::text, now() - interval '1 day', now() + $2::interval) returning id`,
        [userId, end],
      )
    const [foreign] = await insert(user?.['id'], '1 day')
    const [me] = await rows(`select id from users where email = $1`, [ALLOWED_EMAIL])
    const [ended] = await insert(me?.['id'], '-1 minute')
    const ids = (await list(mine)).map(({ id }) => id)
    expect(ids).not.toContain(foreign?.['id'])
    expect(ids).not.toContain(ended?.['id'])
    const refused = await mine.write('DELETE', `/api/sessions/${String(foreign?.['id'])}`)
    expect(refused.status).toBe(404)
    await nobodyElse(mine)
    const left = await rows(`select id from users_sessions where id = $1`, [foreign?.['id']])
    expect(left).toHaveLength(1)
    await rows(`delete from users where email = 'guest.example@gmail.com'`)
  })

  it('keep their name when the built-in admin renews their token', async () => {
    const mine = await signedIn(FIREFOX)
    expect((await mine.write('POST', '/payload/api/users/refresh-token')).status).toBe(200)
    const current = (await list(mine)).find(({ isCurrent }) => isCurrent)
    expect(current).toMatchObject({ device: 'Firefox on Linux', address: mine.address })
  })
})
