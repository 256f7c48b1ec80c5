import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { itLosesNothing } from '#tests/suites/faults/database-faults.ts'
import { expectUnavailable, useFaultySite } from '#tests/support/faulty-site.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { send, sendCall } from '#tests/support/requests.ts'

const site = useFaultySite()
const list = () => site.ask(calls.listPosts)

const sendForm = async () => {
  const { handleContactForm } = await import('#src/http/contact-form-request.ts')
  return send(handleContactForm, 'POST', '/contact', {
    body: new URLSearchParams(messageBody({ message: 'Kept' })).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-folio-client': '192.0.2.1' },
  })
}

async function timed(work: () => Promise<Response>) {
  const start = performance.now()
  const response = await work()
  return { response, ms: performance.now() - start }
}

afterEach(async () => {
  site.heal()
  expect((await list()).status).toBe(200)
})

// Runs first: it compares every stored row with the responses.
describe('a connection that breaks during a write', () =>
  itLosesNothing(site, { count: 15, seed: 20261121 }))

/** Fixed seeds, for reproducible failures; add the seed of each failure. */
describe('a thousand connections that break during a write', { tags: 'long' }, () =>
  itLosesNothing(site, { count: 1000, seed: 4031205, meetsAll: true }),
)

describe('the database goes down and recovers', () => {
  it('answers 503 with Retry-After, and 200 to the next call after it', async () => {
    expect((await list()).status).toBe(200)
    site.break({ kind: 'down' })
    await expectUnavailable(await list())
    site.heal()
    expect((await list()).status).toBe(200)
  })

  it('still applies limits, in memory: the sixth message of an address is refused', async () => {
    site.break({ kind: 'down' })
    const statuses: number[] = []
    for (let at = 0; at < 6; at += 1)
      statuses.push((await sendCall(calls.createMessage, { json: messageBody() })).status)
    expect(statuses).toEqual([503, 503, 503, 503, 503, 429])
  })

  it('keeps the text of a message sent without scripts, and stores it once afterwards', async () => {
    site.break({ kind: 'down' })
    const answer = await sendForm()
    const page = await answer.text()
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page).toContain('Please try again later or contact me directly via email.')
    expect(page).toContain('>\nKept</textarea>')
    site.heal()
    expect((await sendForm()).status).toBe(303)
    expect(await site.rows("select message from contacts where message = 'Kept'")).toHaveLength(1)
  })

  it.each([1, 40, 400])(
    'never shows a response cut after %i bytes as a short list',
    async (after) => {
      for (let at = 0; at < 3; at += 1) await site.savePost({ title: `Cut ${after} ${at}` })
      site.break({ kind: 'cut-answer', after })
      await expectUnavailable(await list())
    },
  )
})

describe('the database is slow, or goes down under load', { tags: 'long' }, () => {
  it('answers the owner 503 in the REST API of the built-in admin too', async () => {
    const cookie = await (await import('#tests/support/admin.ts')).adminCookie()
    site.break({ kind: 'down' })
    // A visitor is refused before the database is asked.
    expect((await askPayload('GET', '/posts')).status).toBe(403)
    // An unavailable database must not look like signed out.
    const answer = await askPayload('GET', '/contacts', { headers: { cookie } })
    await expectUnavailable(answer)
    site.heal()
    expect((await askPayload('GET', '/contacts', { headers: { cookie } })).status).toBe(200)
  })

  it('twenty times under load: 503 in under 4 s, back in under 3 s, and the pool holds no dead clients', async () => {
    const pool = await site.pool()
    const times: number[] = []
    for (let cycle = 0; cycle < 20; cycle += 1) {
      const load = Array.from({ length: 8 }, (_, at) =>
        site.savePost({ title: `Load ${cycle} ${at}` }),
      )
      await expect.poll(() => pool.totalCount - pool.idleCount, { interval: 1 }).toBeGreaterThan(0)
      site.break({ kind: 'down' })
      const answers = await Promise.all(load)
      for (const { status } of answers) expect([201, 503]).toContain(status)
      const refused = await timed(list)
      await expectUnavailable(refused.response)
      expect(refused.ms).toBeLessThan(4000)
      site.heal()
      const { response, ms } = await timed(list)
      expect(response.status).toBe(200)
      times.push(ms)
    }
    expect(Math.max(...times)).toBeLessThan(3000)
    expect(pool.totalCount).toBeLessThanOrEqual(10)
    expect(pool.waitingCount).toBe(0)
  })

  it('a database that never answers: 503 at the time-out, for all who ask, and nothing piles up', async () => {
    await Promise.all(Array.from({ length: 10 }, list))
    site.break({ kind: 'frozen' })
    const all = await Promise.all(Array.from({ length: 30 }, () => timed(list)))
    for (const { response, ms } of all) {
      await expectUnavailable(response)
      expect(ms).toBeLessThan(16_000)
    }
    const pool = await site.pool()
    site.heal()
    expect((await timed(list)).response.status).toBe(200)
    expect(pool.waitingCount).toBe(0)
  })

  it('works over a slow connection', async () => {
    site.break({ kind: 'slow', ms: 40 })
    expect((await list()).status).toBe(200)
    expect((await site.savePost({ title: 'Slowly' })).status).toBe(201)
  })
})

describe('failures during a write', () => {
  it('returns an error and stores nothing when COMMIT is lost', async () => {
    site.break({ kind: 'cut-statement', text: 'COMMIT', when: 'before' })
    await expectUnavailable(await site.savePost({ title: 'Lost COMMIT' }))
    expect(await site.rows(`select 1 from posts where title = 'Lost COMMIT'`)).toEqual([])
    expect(await site.rows(`select 1 from _posts_v where version_title = 'Lost COMMIT'`)).toEqual(
      [],
    )
  })

  it('COMMIT whose response is lost: no success, though it may be stored, then completely', async () => {
    site.break({ kind: 'cut-statement', text: 'COMMIT', when: 'after' })
    const answer = await site.savePost({ title: 'Unheard COMMIT', tags: ['a', 'b'] })
    await expectUnavailable(answer)
    const stored = await site.rows(`select id from posts where title = 'Unheard COMMIT'`)
    for (const { id } of stored)
      expect(
        await site.rows('select text from posts_texts where parent_id = $1', [id]),
      ).toHaveLength(2)
  })

  it.each([
    ['post', 'posts', () => site.savePost({ title: 'Refused' })],
    ['message', 'contacts', () => site.ask(calls.createMessage, { json: messageBody() })],
  ])('COMMIT that fails for a %s: an error, and nothing is stored', async (_, table, write) => {
    const before = await site.rows(`select count(*) from ${table}`)
    const { whileCommitsFail } = await import('#tests/support/failing-commits.ts')
    const answer = await whileCommitsFail({ table, event: 'insert', run: site.rows }, write)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('planted')
    expect(await site.rows(`select count(*) from ${table}`)).toEqual(before)
  })

  it('a backend that is terminated inside of the transaction: an error, nothing stored, the process lives', async () => {
    await site.rows(
      `create function planted() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return null; end $$`,
    )
    await site.rows(
      'create trigger planted after insert on posts for each row execute function planted()',
    )
    const saving = site.savePost({ title: 'Terminated' })
    const terminate = () =>
      site.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
      )
    await expect.poll(terminate).toHaveLength(1)
    await expectUnavailable(await saving)
    await site.rows('drop trigger planted on posts')
    await site.rows('drop function planted')
    expect(await site.rows(`select 1 from posts where title = 'Terminated'`)).toEqual([])
    expect((await site.savePost({ title: 'Afterwards' })).status).toBe(201)
  })
})

describe('database errors are detailed in the log only', () => {
  it.each([
    [
      'is a read-only replica',
      'alter database current set default_transaction_read_only = on',
      'alter database current reset default_transaction_read_only',
    ],
    [
      'lacks a table',
      'alter table posts rename to posts_away',
      'alter table posts_away rename to posts',
    ],
  ])('returns 503 for a write when the database %s', async (_, damage, repair) => {
    const [{ name } = {}] = await site.rows('select current_database() as name')
    await site.rows(damage.replace('current', String(name)))
    // Database settings apply to new connections only.
    site.break({ kind: 'down' })
    site.heal()
    const answer = await site.savePost({ title: 'Refused' })
    await site.rows('set default_transaction_read_only = off').catch(() => undefined)
    await site.rows(repair.replace('current', String(name)))
    site.break({ kind: 'down' })
    await expectUnavailable(answer)
  })
})
