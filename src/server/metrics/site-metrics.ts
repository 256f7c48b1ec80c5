import { subscribe } from 'node:diagnostics_channel'
import { statfs } from 'node:fs/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'
import { MAIL_CHANNEL, IMAGE_QUEUE_CHANNEL } from '#src/lib/http/server-signals.ts'
import type { MailResult, ImageQueue } from '#src/lib/http/server-signals.ts'
import { bearerToken } from '#src/lib/http/bearer-token.ts'
import { isSameSecret } from '#src/lib/http/same-secret.ts'
import type { Metrics, RequestContext } from '#src/server/request/request-context.ts'
import { sendHttpError, sendLocalResponse } from '#src/server/response/error-response.ts'
import { createControlPool } from '#src/server/process/control-pool.ts'
import type { Logger } from '#src/server/process/logger.ts'

type MetricsOptions = {
  token: string
  /** Whose disk is measured. */
  dataDir: string
  /** Read for each answer. Rejects while the database is down: then its metrics are left out. */
  readDatabase: () => Promise<DatabaseFigures | undefined>
}

// This file is loaded once, and only with METRICS_TOKEN.
collectDefaultMetrics()
const requests = new Histogram({
  name: 'folio_request_duration_seconds',
  help: 'Request duration by area and status.',
  labelNames: ['area', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})
const lookups = new Counter({
  name: 'folio_page_cache_lookups_total',
  help: 'Requests for cacheable pages by cache result.',
  labelNames: ['result'],
})
const refreshes = new Histogram({
  name: 'folio_refresh_delay_seconds',
  help: 'Time from a change notification to cache invalidation.',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
})
const mails = new Counter({
  name: 'folio_mails_total',
  help: 'Notifications about messages of visitors, by result.',
  labelNames: ['result'],
})
const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name, help, labelNames })
const connections = gauge(
  'folio_database_connections',
  'Database connections of all servers by state.',
  ['state'],
)
const backupAge = gauge(
  'folio_backup_age_seconds',
  'Seconds since the last backup, or since the first migration if there is no backup.',
)
const isUp = gauge('folio_database_up', 'Whether the database answered.')
const files = gauge('folio_files', 'Media files and resumes, with those in the trash.')
const fileBytes = gauge('folio_file_bytes', 'Bytes of these files, without smaller pictures.')
const freeBytes = gauge('folio_disk_free_bytes', 'Free bytes on the disk of DATA_DIR.')
const images = gauge('folio_picture_queue', 'Uploads waiting, by step.', ['step'])

for (const result of ['sent', 'failed'] satisfies MailResult['result'][]) mails.inc({ result }, 0)
for (const step of ['receiving', 'processing'] satisfies ImageQueue['step'][])
  images.set({ step }, 0)
subscribe(MAIL_CHANNEL, (message) => mails.inc(message as MailResult))
subscribe(IMAGE_QUEUE_CHANNEL, (message) => {
  const { step, waiting } = message as ImageQueue
  images.set({ step }, waiting)
})

/** Prometheus' text format, with Node's own metrics. Source: https://prometheus.io/docs/practices/naming/. */
export function createSiteMetrics({ token, dataDir, readDatabase }: MetricsOptions): Metrics {
  const readGauges = async () => {
    for (const each of [backupAge, files, fileBytes, freeBytes]) each.remove()
    connections.reset()
    const disk = await statfs(dataDir).catch(() => undefined)
    if (disk) freeBytes.set(disk.bavail * disk.bsize)
    try {
      const figures = await readDatabase()
      isUp.set(1)
      if (!figures) return
      for (const [state, count] of Object.entries(figures.connections))
        connections.set({ state }, count)
      if (figures.backupAge !== null) backupAge.set(figures.backupAge)
      files.set(figures.files)
      fileBytes.set(figures.fileBytes)
    } catch {
      isUp.set(0)
    }
  }
  const respond = async (context: RequestContext) => {
    const { req, method } = context
    if (!isSameSecret(bearerToken(req.headers.authorization ?? null), token)) {
      const headers = { 'WWW-Authenticate': 'Bearer' }
      return sendHttpError(context, { status: 401, headers })
    }
    if (method !== 'GET') return sendHttpError(context, { status: 405, headers: { Allow: 'GET' } })
    await readGauges()
    const body = await register.metrics()
    sendLocalResponse(context, { status: 200, type: register.contentType, body })
  }
  return {
    observeRequest: ({ res, area }, seconds) =>
      requests.observe({ area, status: res.statusCode }, seconds),
    observeLookup: (isHit) => lookups.inc({ result: isHit ? 'hit' : 'miss' }),
    observeRefresh: (seconds) => refreshes.observe(seconds),
    respond,
  }
}

const READ = `
  select extract(epoch from now() - coalesce((select max(made_at) from backups),
      (select min(created_at) from ${PAYLOAD_TABLES.migrations})))::float8 as "backupAge",
    (select json_object_agg(state, count) from (
      select coalesce(state, 'background') as state, count(*)::int as count from pg_stat_activity
      where datname = current_database() group by 1) as states) as connections,
    count(*)::int as files, coalesce(sum(filesize), 0)::float8 as "fileBytes"
  from (select filesize from media union all select filesize from resumes) as stored`

type DatabaseFigures = {
  connections: Record<string, number>
  /** Seconds since the last backup; before the first one, the age of the site, so that an alert fires. */
  backupAge: number | null
  files: number
  fileBytes: number
}

/** Reads on a connection of its own, so that a busy pool does not delay the figures that show it. */
export function createDatabaseFigures(databaseUrl: string | undefined, logger: Logger) {
  const pool = createControlPool({ databaseUrl, name: 'folio-metrics', logger })
  return {
    read: async () => (await pool.query<DatabaseFigures>(READ)).rows[0],
    close: () => pool.end(),
  }
}
