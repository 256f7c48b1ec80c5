import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '#src/env.ts'
import { createDatabaseFigures, createSiteMetrics } from '#src/server/metrics/site-metrics.ts'
import { createSemaphore } from '#src/services/platform/semaphore.ts'
import { reportPictureQueue } from '#src/services/uploads/report-picture-queue.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

const TOKEN = 'token-of-this-test'
const figures = createDatabaseFigures(env.DATABASE_URL, createLogger('silent'))
let isDown = false
const metrics = createSiteMetrics({
  token: TOKEN,
  readDatabase: () => (isDown ? Promise.reject(new Error('down')) : figures.read()),
})
let server: Awaited<ReturnType<typeof startTestServer>>
const read = (authorization = `Bearer ${TOKEN}`) =>
  server.get('/api/metrics', { headers: { authorization } })

beforeAll(async () => {
  server = await startTestServer({ metrics })
})
afterAll(async () => {
  await server.stop()
  await figures.close()
})

it('without a token there is no such address', async () => {
  const plain = await startTestServer()
  expect((await plain.get('/api/metrics')).status).toBe(404)
  await plain.stop()
})

it.each([
  ['no token', ''],
  ['another token', 'Bearer token-of-that-test'],
  ['a shorter one', 'Bearer a'],
])('%s: 401, and no figure', async (_name, authorization) => {
  const { status, text, headers } = await read(authorization)
  expect(status).toBe(401)
  expect(headers['www-authenticate']).toBe('Bearer')
  expect(text).not.toContain('folio_')
})

it('counts requests by area and status, and what the cache had', async () => {
  for (const path of ['/blog', '/blog', '/api/blog', '/api/blog', '/api/health'])
    await server.get(path)
  const { text, headers } = await read()
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(text).toContain('folio_request_duration_seconds_count{area="page",status="200"} 2')
  expect(text).toContain('folio_page_cache_lookups_total{result="miss"} 3')
  expect(text).toContain('folio_page_cache_lookups_total{result="hit"} 1')
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
})

it('tells the delay of refreshes, connections and the age of the last backup', async () => {
  metrics.observeRefresh(0.2)
  const { text } = await read()
  expect(text).toContain('folio_refresh_delay_seconds_bucket{le="0.25"} 1')
  expect(text).toContain('folio_refresh_delay_seconds_bucket{le="0.1"} 0')
  expect(text).toMatch(/folio_database_connections\{state="active"\} [1-9]/)
  expect(text).toContain('folio_database_up 1')
})

it('tells how many pictures wait', async () => {
  const shown = async (waiting: number) =>
    (await read()).text.includes(`folio_picture_queue{step="processing"} ${waiting}\n`)
  expect(await shown(0)).toBe(true)
  const onWaiting = reportPictureQueue('processing')
  const run = createSemaphore({ size: 1, queue: 1, timeoutMs: WAIT_MS, onWaiting })
  const first = Promise.withResolvers<void>()
  const sent = [run(() => first.promise), run(async () => {})]
  expect(await shown(1)).toBe(true)
  first.resolve()
  await Promise.all(sent)
  expect(await shown(0)).toBe(true)
})

it('answers while the database is down, and says so', async () => {
  isDown = true
  const { status, text } = await read()
  isDown = false
  expect(status).toBe(200)
  expect(text).toContain('folio_database_up 0')
  expect(text).not.toContain('folio_database_connections{')
})

it('the board asks for metrics that exist', async () => {
  const { text } = await read()
  const board = await readFile('docs/deploy/grafana-board.json', 'utf8')
  const names = new Set(board.match(/\b(?:folio|nodejs|process)_[a-z0-9_]+/g))
  expect(names.size).toBeGreaterThan(7)
  for (const name of names)
    expect(text).toMatch(new RegExp(`^# TYPE ${name.replace(/_(?:bucket|count)$/, '')} `, 'm'))
})
