import path from 'node:path'
import { drainSeconds, env, siteUrl } from '#src/env.ts'
import { INACTIVE, startCacheInvalidation } from '#src/server/invalidation/cache-invalidation.ts'
import type { CacheInvalidation } from '#src/server/invalidation/cache-invalidation.ts'
import { REFRESH_PATH } from '#src/server/process/loopback-request.ts'
import { listen } from '#src/server/process/listen.ts'
import { createLogger } from '#src/server/process/logger.ts'
import type { Logger } from '#src/server/process/logger.ts'
import { startNext } from '#src/server/upstream/next-app.ts'
import { onStopSignal, logUncaughtErrors, closeServer, drainServer } from './shutdown.ts'
import { createRedirectLookup } from '#src/server/database/find-redirect.ts'
import { createSessionCheck } from '#src/server/request/session-cookie.ts'
import { createReadinessCheck } from '#src/server/database/readiness-check.ts'
import { createProxyServer } from './proxy-server.ts'
import { unsafeSettings } from '#src/server/process/settings-check.ts'
import { createResponseCache } from '#src/server/cache/response-cache.ts'
import { scheduleWarmUp } from '#src/server/invalidation/cache-warming.ts'

const root = path.resolve(import.meta.dirname, '../..')
const MIGRATIONS = path.join(root, 'collections/migrations')
const isDevelopment = env.NODE_ENV === 'development'

const SETTINGS = {
  siteUrl,
  isDevelopment,
  trustProxy: env.TRUST_PROXY,
  internalKey: env.INTERNAL_KEY,
  cdnSeconds: env.CDN_SECONDS,
  filesUrl: env.FILES_URL,
}

/** Rejects with a message that can be shown. Awaits `afterStop` after the shutdown. */
export async function startServer(afterStop = async () => {}): Promise<void> {
  refuseUnsafeSettings()
  const logger = createLogger(env.LOG_LEVEL)
  const databaseUrl = env.DATABASE_URL
  const ready = createReadinessCheck({ databaseUrl, migrations: MIGRATIONS, logger })
  await ready.checkAtStart()
  const redirects = createRedirectLookup({ databaseUrl, siteUrl, logger })
  const metrics = await openMetrics(databaseUrl, logger)
  const started = Promise.withResolvers<string>()
  const current = Promise.withResolvers<string>()
  const cache = createResponseCache()
  // The server listens before it can start: a request must not end it.
  let changes: CacheInvalidation = INACTIVE
  const server = createProxyServer({
    cache,
    // Requests wait until the first cache refresh; the refresh call itself does not.
    upstreamFor: (url) => (url === REFRESH_PATH ? started.promise : current.promise),
    checkReady: ready.checkReady,
    refreshPages: () => changes.request(),
    hasValidSession: createSessionCheck(env.PAYLOAD_SECRET),
    beginWrite: (requestId) => changes.beginWrite(requestId),
    isIndexed: () => changes.isIndexed(),
    findRedirect: redirects.findRedirect,
    metrics,
    logger,
    ...SETTINGS,
  })
  // Listens first, so that a port in use is reported before the slow steps.
  const address = await listen(server, { port: env.PORT, host: env.HOST })
  const app = await startNext({ dir: root, port: address.port, isDevelopment, logger })
  logUncaughtErrors(logger)
  // The WebSocket of Next's development client.
  if (isDevelopment) server.on('upgrade', (...given) => app.server.emit('upgrade', ...given))
  started.resolve(app.upstream)

  const own = { ...address, host: new URL(siteUrl).host, key: env.INTERNAL_KEY }
  changes = startCacheInvalidation({
    env,
    server: own,
    outdatedPages: cache.outdatedPages,
    changes: server.changes,
    onRefreshed: metrics?.observeRefresh,
    logger,
  })
  let stopWarmUp = () => {}
  onStopSignal(async (reason) => {
    logger.info({ reason }, 'stopping')
    stopWarmUp()
    ready.setPhase('stopping')
    // Without its parent process it has to give way to the next one.
    if (reason !== 'disconnect') await drainServer(server, drainSeconds * 1000)
    const isClean = await closeServer(server)
    const parts = [changes.stop(), ready.close(), redirects.close(), app.close()]
    await Promise.allSettled([...parts, Promise.resolve(metrics?.close())])
    logger.info({ isClean }, 'stopped')
    await afterStop()
  })
  await changes.firstRefresh
  current.resolve(app.upstream)
  ready.setPhase('serving')

  logger.info({ address: `${env.HOST}:${address.port}`, siteUrl }, 'listening')
  process.send?.({ type: 'listening', port: address.port })
  if (!isDevelopment) stopWarmUp = scheduleWarmUp(own, logger)
}

async function openMetrics(databaseUrl: string | undefined, logger: Logger) {
  const { METRICS_TOKEN: token } = env
  if (token === undefined) return undefined
  const { createSiteMetrics, createDatabaseFigures } = await import('./metrics/site-metrics.ts')
  const database = createDatabaseFigures(databaseUrl, logger)
  const options = { token, dataDir: env.DATA_DIR, readDatabase: database.read }
  return { ...createSiteMetrics(options), close: database.close }
}

function refuseUnsafeSettings(): void {
  const problems = unsafeSettings(env, siteUrl)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
