import { describe, expect, it, vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { postListSchema, postSchema } from '#src/contract/posts/post-schemas.ts'
import { findOrCreateUser } from '#src/services/auth/admin-users.ts'
import { generateToken, hashToken } from '#src/services/access-tokens/access-token-secret.ts'
import { payloadClient, readSql, visitor, withTransaction } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { adminCookie, askAdmin, newSession } from '#tests/support/admin.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import {
  answerOf,
  expectAnswer,
  expectRefusal,
  sendAsAdmin,
  sendCall,
} from '#tests/support/requests.ts'
import { createAccessToken, sendWithToken } from '#tests/support/access-tokens.ts'
import { sendId } from '#tests/support/uploads.ts'

const tokens = () => answerOf(calls.listAccessTokens)
const send401 = async (token: string, headers: Record<string, string> = {}) => {
  const response = await sendWithToken(calls.listPosts, token, { headers })
  expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
  return expectRefusal(response, 401)
}

describe('an access token', () => {
  it('is shown once, with each scope once: the database holds its hash, and no other response holds it', async () => {
    const name = 'Publish from a repository'
    const { token, ...rest } = await createAccessToken(['posts', 'media', 'posts'], name)
    expect(token).toMatch(/^folio_[\w-]{51}$/)
    expect(rest).toMatchObject({
      ...{ name, scopes: ['posts', 'media'] },
      createdBy: 'owner.example@gmail.com',
      hasCurrentSecret: true,
      lastUsedAt: null,
    })
    expect(await tokens()).toEqual([rest])
    const rows = JSON.stringify(await readSql(sql`select * from access_tokens`))
    expect(rows).toContain(rest.id)
    expect(rows).not.toContain(token.slice(6))
    const listed = await askAdmin('GET', '/access-tokens')
    expect(await listed.text()).not.toContain('hash')
  })

  it('reads and writes within its scopes, without a cookie and from any origin', async () => {
    const { token } = await createAccessToken(['posts'])
    const headers = { origin: 'https://ci.example', 'sec-fetch-site': 'cross-site' }
    const made = await sendWithToken(calls.createPost, token, {
      json: postBody({ title: 'From a script', slug: 'from-a-script', isPublished: false }),
      headers,
    })
    expect(made.headers.get('set-cookie')).toBeNull()
    const post = await expectAnswer(made, 201, postSchema)
    expect(post.slug).toBe('from-a-script')
    const list = await sendWithToken(calls.listPosts, token)
    const posts = await expectAnswer(list, 200, postListSchema)
    expect(posts).toContainEqual(expect.objectContaining({ id: post.id, status: 'draft' }))
  })

  it('is refused once it is revoked, has ended, or its owner has left the allowlist', async () => {
    const message = 'This access token is unknown, revoked or expired.'
    const revoked = await createAccessToken(['read'])
    const ended = await createAccessToken(['read'])
    const left = await createAccessToken(['read'])
    expect((await sendId(calls.revokeAccessToken, revoked.id)).status).toBe(200)
    await readSql(sql`update access_tokens set expires_at = now() where id = ${ended.id}`)
    const former = { email: 'former.owner@gmail.com', firstName: null, lastName: null }
    const { id } = await withTransaction(visitor, (req) => findOrCreateUser(req, former))
    await readSql(sql`update access_tokens set owner_id = ${id} where id = ${left.id}`)
    expect(await send401(revoked.token)).toEqual({ message })
    expect(await send401(ended.token)).toEqual({ message })
    expect(await send401(left.token)).toEqual({ message })
    expect((await sendId(calls.revokeAccessToken, revoked.id)).status).toBe(404)
  })

  it('rejects tokens created with an old PAYLOAD_SECRET and lists them as invalid', async () => {
    const before = await createAccessToken(['read'], 'Before')
    const former = await createAccessToken(['read'], 'Former')
    const after = await createAccessToken(['read'], 'After')
    const other = generateToken('the secret before this one, 32 ch')
    await readSql(sql`update access_tokens set hash = ${hashToken(other, 'the secret before this one, 32 ch')}
      where id = ${former.id}`)
    await send401(other)
    expect((await sendWithToken(calls.listPosts, before.token)).status).toBe(200)
    expect((await sendWithToken(calls.listPosts, after.token)).status).toBe(200)
    const shown = (await tokens()).map(({ name, hasCurrentSecret }) => [name, hasCurrentSecret])
    expect(shown.slice(0, 3)).toEqual([
      ['After', true],
      ['Former', false],
      ['Before', true],
    ])
  })

  it('costs no query when it was made up, and one when it was revoked, however often it comes', async () => {
    const [, revoked] = [await createAccessToken(['read']), await createAccessToken(['read'])]
    const valid = await createAccessToken(['read'])
    await sendId(calls.revokeAccessToken, revoked.id)
    const { db } = await payloadClient()
    const lookUps = vi.spyOn(db, 'findOne')
    for (let at = 0; at < 50; at += 1)
      await send401(generateToken('made up, by who knows no secret'))
    expect(lookUps).toHaveBeenCalledTimes(0)
    for (let at = 0; at < 50; at += 1) await send401(revoked.token)
    expect(lookUps).toHaveBeenCalledTimes(1)
    expect((await sendWithToken(calls.listPosts, valid.token)).status).toBe(200)
  })

  it.each([
    ['nothing', ''],
    ['two of them', 'folio_x, Bearer folio_y'],
    ['8 kB', 'x'.repeat(8000)],
  ])('is refused when it is %s, also with a valid session', async (_, token) => {
    await send401(token)
    await send401(token, { cookie: await adminCookie() })
  })

  it('is never helped by a session: the scope decides', async () => {
    const { token } = await createAccessToken(['media'])
    const response = await sendWithToken(calls.createPost, token, {
      json: postBody(),
      headers: { cookie: await adminCookie() },
    })
    expect(response.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_scope", scope="posts"',
    )
    expect(await expectRefusal(response, 403)).toEqual({
      message: 'This needs an access token with the scope posts.',
    })
  })

  it('is not read where a proxy asks for a password, nor by the built-in admin', async () => {
    const cookie = await adminCookie()
    const headers = { authorization: 'Basic b3duZXI6c2VjcmV0' }
    expect((await sendCall(calls.getUser, { cookie, headers })).status).toBe(200)
    const { token } = await createAccessToken(['read'])
    const authorization = `Bearer ${token}`
    expect((await askPayload('GET', '/contacts', { headers: { authorization } })).status).toBe(403)
  })

  it('stores the last use of a token at most once a minute', async () => {
    const { id, token } = await createAccessToken(['read'])
    const use = async () => {
      expect((await sendWithToken(calls.listPosts, token)).status).toBe(200)
      return (await tokens()).find((one) => one.id === id)?.lastUsedAt
    }
    const first = await use()
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(30_000)
    expect(await use()).toBe(first)
    await readSql(
      sql`update access_tokens set last_used_at = now() - interval '61 s' where id = ${id}`,
    )
    expect(Date.parse((await use()) ?? '')).toBeGreaterThan(Date.parse(first ?? ''))
  })

  it('limits the calls of each token separately: 429 with Retry-After', async () => {
    const [busy, other] = [await createAccessToken(['read']), await createAccessToken(['read'])]
    await readSql(sql`insert into rate_limits (key, points, expire)
      values (${`token:${busy.id}`}, ${3000}, ${Date.now() + 60_000})`)
    const refused = await sendWithToken(calls.listPosts, busy.token)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await sendWithToken(calls.listPosts, other.token)).status).toBe(200)
  })

  it('is in the activity when it is created and revoked, and is named with its actions', async () => {
    const { id, token } = await createAccessToken(['posts'], 'CI')
    const made = await sendWithToken(calls.createPost, token, { json: postBody({ title: 'New' }) })
    expect(made.status).toBe(201)
    await sendId(calls.revokeAccessToken, id)
    const entries = await answerOf(calls.listActivity)
    const actor = 'owner.example@gmail.com'
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'revoke-token', subject: 'CI', actor },
      { action: 'publish', subject: 'New', actor: `${actor} · CI`, requestId: 'a-request' },
      { action: 'create-token', subject: 'CI', actor },
    ])
  })

  it('is revoked by deleting it in the built-in admin, which can neither make nor change one', async () => {
    const { id, token } = await createAccessToken(['read'])
    const data = { scopes: ['posts'], hash: 'x' }
    expect((await askAdmin('POST', '/access-tokens', data)).status).toBe(403)
    const path = `/access-tokens/${id}`
    expect((await askAdmin('PATCH', path, data)).status).toBe(403)
    expect((await askAdmin('DELETE', path)).status).toBe(200)
    await send401(token)
    const [entry] = await answerOf(calls.listActivity)
    expect(entry).toMatchObject({ action: 'revoke-token', subject: 'A script' })
  })
})

const NEW_TOKEN = { name: 'A script', scopes: ['posts'], days: 30 }
const create = () => sendAsAdmin(calls.createAccessToken, { json: NEW_TOKEN })

it('a new access token needs a recent sign-in: 14 minutes are accepted, 16 are not', async () => {
  const [older, recent, again] = [await newSession(), await newSession(), await newSession()]
  const age = (sid: string, minutes: number) =>
    readSql(sql`update users_sessions set created_at = now() - ${minutes} * interval '1 minute'
      where id = ${sid}`)
  await age(older.sid, 16)
  await age(recent.sid, 14)
  const ask = ({ cookie }: { cookie: string }) =>
    sendCall(calls.createAccessToken, { json: NEW_TOKEN, cookie })
  expect((await ask(recent)).status).toBe(201)
  expect(await expectRefusal(await ask(older), 403)).toEqual({
    message:
      'This needs a sign-in of the last 15 minutes. Sign in with Google again, then repeat it.',
  })
  expect((await ask(again)).status).toBe(201)
  expect((await sendCall(calls.listAccessTokens, older)).status).toBe(200)
})

it('a new access token is the only call that needs a recent sign-in', () => {
  const names = Object.entries<Call>(calls).filter(([, call]) => call.needsRecentSignIn)
  expect(names.map(([name]) => name)).toEqual(['createAccessToken'])
})

it.each([
  ['a blank name', { name: ' ' }, 'name', 'Name is required'],
  ['a long name', { name: 'x'.repeat(61) }, 'name', 'Name must be at most 60 characters'],
  ['no scope', { scopes: [] }, 'scopes', 'Choose at least one scope'],
  ['an unknown scope', { scopes: ['all'] }, 'scopes.0', 'Scopes are posts, media and read'],
  ['no day', { days: 0 }, 'days', 'Days must be a whole number from 1 to 366'],
  ['no end', { days: undefined }, 'days', 'Days must be a whole number from 1 to 366'],
  ['no near end', { days: 367 }, 'days', 'Days must be a whole number from 1 to 366'],
])('a new access token is refused with %s', async (_, change, field, message) => {
  const json = { ...NEW_TOKEN, ...change }
  const answer = await sendAsAdmin(calls.createAccessToken, { json })
  expect(await expectRefusal(answer, 400)).toMatchObject({
    fields: { [field]: message },
  })
})

it(`a new access token is refused when there are ${LIMITS.tokens}, also when several are created concurrently`, async () => {
  await readSql(sql`delete from access_tokens`)
  await readSql(sql`insert into access_tokens (name, owner_id, expires_at, hash)
    select 'filler', users.id, now(), n::text from users, generate_series(1, ${LIMITS.tokens - 2}) n
    where email = 'owner.example@gmail.com'`)
  const responses = await Promise.all(Array.from({ length: 8 }, () => create()))
  const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other)
  expect(statuses).toEqual([201, 201, 409, 409, 409, 409, 409, 409])
  expect(await expectRefusal(await create(), 409)).toEqual({
    message: 'There are 50 access tokens already. Revoke one first.',
  })
})
