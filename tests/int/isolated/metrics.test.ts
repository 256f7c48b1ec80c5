import { channel } from 'node:diagnostics_channel'
import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { env } from '#src/env.ts'
import { MAIL_CHANNEL } from '#src/lib/http/server-signals.ts'
import type { MailResult } from '#src/lib/http/server-signals.ts'
import { createDatabaseFigures, createSiteMetrics } from '#src/server/metrics/site-metrics.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { createSemaphore } from '#src/services/platform/semaphore.ts'
import { reportImageQueue } from '#src/services/uploads/report-image-queue.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { startTestServer, useTestServer } from '#tests/support/test-server.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

const TOKEN = 'token-of-this-test'
const figures = createDatabaseFigures(env.DATABASE_URL, createLogger('silent'))
let isDown = false
const metrics = createSiteMetrics({
  token: TOKEN,
  dataDir: env.DATA_DIR,
  readDatabase: () => (isDown ? Promise.reject(new Error('down')) : figures.read()),
})
const server = useTestServer({ metrics })
const read = (authorization = `Bearer ${TOKEN}`) =>
  server.get('/api/metrics', { headers: { authorization } })

afterAll(() => figures.close())

it('returns 404 without METRICS_TOKEN', async () => {
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

it('counts requests by area and status, and cache hits', async () => {
  for (const path of ['/blog', '/blog', '/api/blog', '/api/blog', '/api/health'])
    await server.get(path)
  const { text, headers } = await read()
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(text).toContain('folio_request_duration_seconds_count{area="page",status="200"} 2')
  expect(text).toContain('folio_page_cache_lookups_total{result="miss"} 3')
  expect(text).toContain('folio_page_cache_lookups_total{result="hit"} 1')
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
})

it('exposes invalidation delay, connections and the age of the newest backup', async () => {
  metrics.observeRefresh(0.2)
  const { text } = await read()
  expect(text).toContain('folio_refresh_delay_seconds_bucket{le="0.25"} 1')
  expect(text).toContain('folio_refresh_delay_seconds_bucket{le="0.1"} 0')
  expect(text).toMatch(/folio_database_connections\{state="active"\} [1-9]/)
  expect(text).toContain('folio_database_up 1')
})

it('exposes the age of the site as backup age until there is a backup', async () => {
  const { pool } = (await payloadClient()).db
  const backupAge = async () =>
    Number(/^folio_backup_age_seconds (\S+)$/m.exec((await read()).text)?.[1])
  await pool.query(`update payload_migrations set created_at = now() - interval '9 days'`)
  expect(await backupAge()).toBeCloseTo(9 * 24 * 3600, -2)
  await pool.query(
    `insert into backups (made_at, bytes, rows, files, damages, sha256)
     values (now() - interval '1 hour', 1, 1, 1, 0, '')`,
  )
  expect(await backupAge()).toBeCloseTo(3600, -2)
  await pool.query('delete from backups')
})

it('exposes files, their bytes, the free disk and mails by result', async () => {
  const { pool } = (await payloadClient()).db
  await pool.query(
    `insert into media (filename, original_name, sha256, filesize)
     values ('a.png', 'a', '', 40), ('b.png', 'b', '', 2)`,
  )
  channel(MAIL_CHANNEL).publish({ result: 'failed' } satisfies MailResult)
  const { text } = await read()
  expect(text).toContain('folio_files 2\n')
  expect(text).toContain('folio_file_bytes 42\n')
  expect(text).toMatch(/^folio_disk_free_bytes [1-9]/m)
  expect(text).toContain('folio_mails_total{result="failed"} 1\n')
  expect(text).toContain('folio_mails_total{result="sent"} 0\n')
  await pool.query('delete from media')
})

it('exposes the image queue length', async () => {
  const shown = async (waiting: number) =>
    (await read()).text.includes(`folio_picture_queue{step="processing"} ${waiting}\n`)
  expect(await shown(0)).toBe(true)
  const onWaiting = reportImageQueue('processing')
  const run = createSemaphore({ size: 1, queue: 1, timeoutMs: WAIT_MS, onWaiting })
  const first = Promise.withResolvers<void>()
  const sent = [run(() => first.promise), run(async () => {})]
  expect(await shown(1)).toBe(true)
  first.resolve()
  await Promise.all(sent)
  expect(await shown(0)).toBe(true)
})

it('reports database_up 0 during an outage', async () => {
  isDown = true
  const { status, text } = await read()
  isDown = false
  expect(status).toBe(200)
  expect(text).toContain('folio_database_up 0')
  expect(text).not.toContain('folio_database_connections{')
})

it.each(['grafana-board.json', 'alerts.yml'])('%s asks for metrics that exist', async (name) => {
  const { text } = await read()
  const asking = await readFile(`docs/run/deploy/${name}`, 'utf8')
  const metricNames = new Set(asking.match(/\b(?:folio|nodejs|process)_[a-z0-9_]+/g))
  expect(metricNames.size).toBeGreaterThan(2)
  for (const metric of metricNames)
    expect(text).toMatch(new RegExp(`^# TYPE ${metric.replace(/_(?:bucket|count)$/, '')} `, 'm'))
})
