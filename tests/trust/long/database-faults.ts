// @module-tag long
import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { expectUnavailable, useFaultySite } from '#tests/support/faulty-site.ts'
import { askPayload } from '#tests/support/payload-rest.ts'

const site = useFaultySite()
const list = () => site.ask(calls.listPosts)

async function timed(work: () => Promise<Response>) {
  const start = performance.now()
  const response = await work()
  return { response, ms: performance.now() - start }
}

afterEach(async () => {
  site.heal()
  expect((await list()).status).toBe(200)
})

describe('the database goes down and recovers', () => {
  it('answers 503 with Retry-After in under 4 s, and 200 to the next call after it', async () => {
    expect((await list()).status).toBe(200)
    site.break({ kind: 'down' })
    const { response, ms } = await timed(list)
    await expectUnavailable(response)
    expect(ms).toBeLessThan(4000)
    site.heal()
    const back = await timed(list)
    expect(back.response.status).toBe(200)
    expect(back.ms).toBeLessThan(3000)
  })

  it('answers 503 in the REST API of the built-in admin too, also with a session', async () => {
    const cookie = await (await import('#tests/support/admin.ts')).adminCookie()
    site.break({ kind: 'down' })
    await expectUnavailable(await askPayload('GET', '/posts'))
    // An unavailable database must not look like signed out.
    const answer = await askPayload('GET', '/contacts', { headers: { cookie } })
    await expectUnavailable(answer)
    site.heal()
    expect((await askPayload('GET', '/contacts', { headers: { cookie } })).status).toBe(200)
  })

  it('twenty times under load: back in under 3 s each, and the pool holds no dead clients', async () => {
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
      await expectUnavailable(await list())
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
