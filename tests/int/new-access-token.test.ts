import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { newSession } from '#tests/support/admin.ts'
import { expectRefusal } from '#tests/support/requests.ts'
import { createAccessToken } from '#tests/support/access-tokens.ts'
import { sendAsAdmin, sendCall } from '#tests/support/send-call.ts'

const NEW_TOKEN = { name: 'A script', scopes: ['posts'], days: 30 }
const create = (json: unknown) => sendAsAdmin(calls.createAccessToken, { json })

const fill = (count: number) =>
  readSql(sql`insert into access_tokens (name, owner_id, expires_at, hash)
    select 'filler', users.id, now(), n::text from users, generate_series(1, ${count}) n
    where email = 'owner.example@gmail.com'`)

describe('a new access token', () => {
  it('needs a recent sign-in: 14 minutes are accepted, 16 are not', async () => {
    const [older, recent, again] = [await newSession(), await newSession(), await newSession()]
    const age = (sid: string, minutes: number) =>
      readSql(sql`update users_sessions set created_at = now() - ${minutes} * interval '1 minute'
        where id = ${sid}`)
    await age(older.sid, 16)
    await age(recent.sid, 14)
    const ask = ({ cookie }: { cookie: string }) =>
      sendCall(calls.createAccessToken, { json: NEW_TOKEN, cookie })
    expect((await ask(recent)).status).toBe(201)
    const refused = await ask(older)
    expect(await expectRefusal(refused, 403)).toEqual({
      message:
        'This needs a sign-in of the last 15 minutes. Sign in with Google again, then repeat it.',
    })
    expect((await ask(again)).status).toBe(201)
    const list = await sendCall(calls.listAccessTokens, older)
    expect(list.status).toBe(200)
  })

  it('is the only call that needs a recent sign-in', () => {
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
  ])('is refused with %s', async (_, change, field, message) => {
    expect(await expectRefusal(await create({ ...NEW_TOKEN, ...change }), 400)).toMatchObject({
      fields: { [field]: message },
    })
  })

  it('stores each scope once', async () => {
    expect((await createAccessToken(['posts', 'posts'])).scopes).toEqual(['posts'])
  })

  it(`stays below ${LIMITS.tokens} when several are created concurrently`, async () => {
    await readSql(sql`delete from access_tokens`)
    await fill(LIMITS.tokens - 2)
    const responses = await Promise.all(Array.from({ length: 8 }, () => create(NEW_TOKEN)))
    const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409, 409, 409])
  })

  it(`is refused when there are ${LIMITS.tokens}`, async () => {
    await readSql(sql`delete from access_tokens`)
    await fill(LIMITS.tokens)
    expect(await expectRefusal(await create(NEW_TOKEN), 409)).toEqual({
      message: 'There are 50 access tokens already. Revoke one first.',
    })
  })
})
