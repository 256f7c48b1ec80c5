// @module-tag long
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  keepAsking,
  percentile,
  residentMegabytes,
  seedProduct,
  tell,
  timesOf,
  timedGet,
} from '#tests/support/load.ts'
import { startMigratedDatabase, startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'

let database: Awaited<ReturnType<typeof startMigratedDatabase>>
let product: StartedProduct
let port: number
let post: string

beforeAll(async () => {
  database = await startMigratedDatabase()
  product = await startProduct({ databaseUrl: database.url })
  port = Number(new URL(product.url).port)
  await seedProduct(product)
  const [first] = (await (await fetch(`${product.url}/api/blog`)).json()) as { slug: string }[]
  post = `/blog/${first?.slug}`
  for (const path of ['/', '/blog', post, '/api/blog'])
    expect((await timedGet(port, path)).status).toBe(200)
}, 300_000)
afterAll(async () => {
  await product.stop()
  await database.stop()
}, 60_000)

/** The promised figures, for two idle cores. */
const BARS = { otherMs: 200, closedSeconds: 15, p99Ms: 1000, backMs: 3000 }
const isAlive = () => process.kill(product.pid, 0)

describe('load and slow clients, as built', () => {
  it('200 half-open connections: others are served, and each is closed', async () => {
    const open = new Set<Socket>()
    const halves = Array.from({ length: 200 }, () => {
      const socket = connect({ port, host: '127.0.0.1' })
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
      socket.resume().write('GET / HTTP/1.1\r\nHost: folio.test\r\nX-Slow: ')
      return socket
    })
    await pause(500)
    expect(open.size).toBe(200)
    const others = keepAsking(port, ['/', '/blog', post, '/api/blog'], 4)
    const start = Date.now()
    // Each client sends a little every second: not idle, never done.
    while (open.size > 0 && Date.now() - start < 60_000) {
      await pause(1000)
      for (const socket of open) socket.write('x')
    }
    const seconds = (Date.now() - start) / 1000
    const answers = await others.stop()
    for (const socket of halves) socket.destroy()
    tell('200 half-open connections', {
      'others served': answers.length,
      'p99 ms': percentile(timesOf(answers), 99),
      'slowest ms': percentile(timesOf(answers), 100),
      'all closed after s': seconds,
    })
    expect(open.size).toBe(0)
    // Ten seconds, and a margin for polling once a second.
    expect(seconds).toBeLessThan(BARS.closedSeconds)
    expect(answers.length).toBeGreaterThan(100)
    expect(percentile(timesOf(answers), 99)).toBeLessThan(BARS.otherMs)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  it('100 visitors for 60 s: no error, p99 under a second', async () => {
    const before = await residentMegabytes(product.pid)
    const visitors = keepAsking(port, ['/', '/blog', post, '/api/blog'], 100)
    await pause(60_000)
    const answers = await visitors.stop()
    tell('100 visitors for 60 s', {
      requests: answers.length,
      'a second': Math.round(answers.length / 60),
      'p99 ms': percentile(timesOf(answers), 99),
      'slowest ms': percentile(timesOf(answers), 100),
      'RSS before MB': before,
      'RSS after MB': await residentMegabytes(product.pid),
    })
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.length).toBeGreaterThan(1000)
    expect(percentile(timesOf(answers), 99)).toBeLessThan(BARS.p99Ms)
  })

  it('the database restarted 20 times under load: the API is back in 3 s, pages never fail', async () => {
    const pages = keepAsking(port, ['/', '/blog', post], 6)
    const api = keepAsking(port, ['/api/blog', '/api/auth/user', '/api/resume/active'], 6)
    const back: number[] = []
    for (let time = 0; time < 20; time += 1) {
      await database.restart(time % 2 === 0 ? 'fast' : 'immediate')
      const start = performance.now()
      while ((await timedGet(port, '/api/blog')).status !== 200) {
        expect(performance.now() - start).toBeLessThan(30_000)
        await pause(20)
      }
      back.push(performance.now() - start)
      await pause(1000)
    }
    const [served, called] = [await pages.stop(), await api.stop()]
    tell('database restarted 20 times', {
      'API back after ms, median': percentile(back, 50),
      'slowest ms': percentile(back, 100),
      pages: served.length,
      'slowest page ms': percentile(timesOf(served), 100),
      calls: called.length,
      'answered 503': called.filter(({ status }) => status === 503).length,
      'RSS MB': await residentMegabytes(product.pid),
    })
    expect(Math.max(...back)).toBeLessThan(BARS.backMs)
    expect(served.filter(({ status }) => status !== 200)).toEqual([])
    expect(called.filter(({ status }) => ![200, 401, 404, 503].includes(status))).toEqual([])
    expect(isAlive()).toBe(true)
    expect(product.output()).not.toMatch(/uncaught exception|unhandled rejection/)
  })
})
