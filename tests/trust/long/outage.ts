// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBodySchema } from '#src/contract/errors.ts'
import { startFaultProxy } from '#tests/support/fault-proxy.ts'
import { loggedFailures } from '#tests/support/site-problems.ts'
import { startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let proxy: Awaited<ReturnType<typeof startFaultProxy>>
let product: StartedProduct

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startFaultProxy(database.url)
  // A site whose database starts later.
  proxy.set({ kind: 'down' })
  product = await startProduct({ databaseUrl: proxy.url })
})
afterAll(async () => {
  await product.stop()
  await proxy.stop()
  await database.drop()
})

const status = async (path: string) => (await fetch(`${product.url}${path}`)).status

async function timed(path: string) {
  const start = performance.now()
  const response = await fetch(`${product.url}${path}`)
  return { response, ms: performance.now() - start }
}

async function expectAway(path: string) {
  const { response, ms } = await timed(path)
  expect({ path, status: response.status }).toEqual({ path, status: 503 })
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const body: unknown = await response.json()
  expect(errorBodySchema.parse(body).message).not.toMatch(/postgres|sql|127\.0\.0\.1|ECONN|folio_/i)
  return ms
}

/** A server that reconnects its listener renders its pages again: waits until it has. */
async function expectSettled() {
  const listening = () =>
    product.rows(
      `select 1 from pg_stat_activity where application_name = 'folio-listener' and datname = current_database()`,
    )
  await expect.poll(listening).toHaveLength(1)
  for (let time = 0; time < 3; time += 1)
    for (const path of ['/', '/blog', '/admin'])
      await expect.poll(() => status(path), { interval: 200 }).toBe(200)
}

async function expectBack() {
  await expect.poll(() => status('/api/ready')).toBe(200)
  expect(await status('/api/blog')).toBe(200)
  expect(await status('/api/resume/active')).toBe(404)
}

// A stopped database: tests/http/outage.test.ts.
describe('the database of the built product is down', () => {
  it('starts without a database: serves pages, returns 503 within 4 s, recovers by itself', async () => {
    expect(await status('/api/health')).toBe(200)
    expect(await status('/api/ready')).toBe(503)
    for (const path of ['/', '/blog', '/admin', '/resume', '/cms'])
      expect({ path, status: await status(path) }).toEqual({ path, status: 200 })
    for (const path of ['/api/blog', '/api/resume/active'])
      expect(await expectAway(path)).toBeLessThan(4000)
    // Without a session no query is needed.
    expect(await status('/api/auth/user')).toBe(401)
    proxy.set({ kind: 'none' })
    await expectBack()
  })

  it('frozen: calls wait and are then 503, while pages are served to others', async () => {
    await expectSettled()
    proxy.set({ kind: 'frozen' })
    let waiting = 15
    const calls = Array.from({ length: waiting }, () =>
      expectAway('/api/blog').finally(() => (waiting -= 1)),
    )
    const all = Promise.allSettled(calls)
    // All of these while none of the calls has its response.
    for (const path of ['/', '/blog', '/admin', '/api/health'])
      expect({ path, status: await status(path) }).toEqual({ path, status: 200 })
    expect(waiting).toBe(15)
    const refused = await all
    expect(refused.filter((one) => one.status === 'rejected')).toEqual([])
    proxy.set({ kind: 'none' })
    await expectBack()
  })

  it('logs the outage, and no uncaught error', () => {
    expect(product.output()).toMatch(/"msg":"not ready"/)
    expect(product.output()).toMatch(/ECONN|Connection terminated|timeout/)
    expect(product.output()).not.toMatch(/uncaught exception|unhandled rejection/)
    const others = loggedFailures(product.output()).filter(
      (line) => !/"status":503|"path":"\/blog\/-"/.test(line),
    )
    expect(others).toEqual([])
  })
})

describe('SIGTERM to the built product under load', () => {
  it('finishes requests in flight, accepts no new ones, and exits with 0', async () => {
    proxy.set({ kind: 'slow', ms: 200 })
    const answers = Array.from({ length: 20 }, () => status('/api/blog'))
    // The server has received all of them, and answered none.
    await expect.poll(() => status('/api/health')).toBe(200)
    const stopping = product.stop()
    await expect.poll(() => status('/api/health').catch(() => 0), { interval: 5 }).toBe(0)
    expect(await Promise.all(answers)).toEqual(Array(20).fill(200))
    proxy.set({ kind: 'none' })
    // Rejects on any exit code other than 0.
    await stopping
    product = await startProduct({ databaseUrl: proxy.url })
    expect(await status('/api/ready')).toBe(200)
  })
})
