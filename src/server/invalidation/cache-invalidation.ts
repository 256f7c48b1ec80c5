import type { Env } from '#src/env.ts'
import { internalCalls } from '#src/contract/api/internal-calls.ts'
import type { InternalTarget, LoopbackTarget } from '#src/server/process/loopback-request.ts'
import {
  MISSED_CHANGES_HEADER,
  callInternalApi,
  isOwnRequest,
} from '#src/server/process/loopback-request.ts'
import { startChangeSource } from './change-source.ts'
import type { Logger } from '#src/server/process/logger.ts'
import { createCachePurge } from './cache-purge.ts'
import { createReadYourWrites, createCacheWarming } from './cache-warming.ts'
import { createInvalidationQueue } from './invalidation-queue.ts'
import type { Urgency } from './invalidation-queue.ts'
import { startMaintenance } from './maintenance-timer.ts'
import { createLongTimeout, nextScheduledChange } from './schedule.ts'

type InvalidationOptions = {
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'PURGE_URL' | 'PURGE_TOKEN'>
  server: LoopbackTarget
  outdatedPages: () => string[]
  onRefreshed?: ((seconds: number) => void) | undefined
  changes: { record: (notification: string) => void; restart: () => void }
  logger: Logger
}

export type CacheInvalidation = ReturnType<typeof startCacheInvalidation>

const UNOBSERVED =
  'changes by other processes are not observed: DATABASE_URL or INTERNAL_KEY is not set'

/**
 * `firstRefresh` settles after the first refresh: prerendered pages of the build may be stale. Without a database they
 * are served.
 */
export function startCacheInvalidation(options: InvalidationOptions) {
  const { env, server, outdatedPages, changes, onRefreshed, logger } = options
  const databaseUrl = env.DATABASE_URL
  const { key } = server
  if (databaseUrl === undefined || key === undefined) {
    logger.warn(UNOBSERVED)
    return INACTIVE
  }
  const target = { ...server, key }
  const first = Promise.withResolvers<void>()
  let isIndexed = true
  const purge = createCachePurge({ ...env, logger })
  const schedule = createLongTimeout(() => {
    queue.request('certain', { isOwn: true })
    // A scheduled post goes live without a write.
    changes.record('posts')
  })
  const cacheWarming = createCacheWarming(target, { outdatedPages, logger })
  const writes = createReadYourWrites(cacheWarming.hold)
  const queue = createInvalidationQueue({
    run: async ({ need, isOwn }) => {
      const state = await dropPages(target, need).finally(first.resolve)
      if (isOwn) purge.request()
      schedule.set(nextScheduledChange(state.scheduledChanges))
      isIndexed = state.isIndexed !== false
      if (need !== 'schedule') cacheWarming.renew()
    },
    onRefreshed,
    logger,
  })
  const maintenance = startMaintenance(() => maintain(target), logger)
  const source = startChangeSource({
    databaseUrl,
    directUrl: env.DATABASE_DIRECT_URL,
    onChange: async (requestId) => {
      const need = (await writes.hasDropped(requestId)) ? 'schedule' : 'certain'
      // Each server purges for its own changes; all purge for changes of scripts.
      queue.request(need, { isOwn: requestId === '' || isOwnRequest(requestId) })
    },
    onAnyChange: changes.record,
    onReconnect: () => {
      queue.request('possible', { isOwn: true })
      changes.restart()
    },
    onDisconnect: first.resolve,
    logger,
  })
  return {
    firstRefresh: first.promise,
    request: () => queue.request('possible', { isOwn: true }),
    beginWrite: writes.begin,
    isIndexed: () => isIndexed,
    async stop() {
      for (const part of [queue, schedule, cacheWarming, maintenance]) part.stop()
      await Promise.all([source.stop(), purge.stop()])
    },
  }
}

type SiteState = { scheduledChanges: (string | null)[]; isIndexed?: boolean }

export const INACTIVE = {
  firstRefresh: Promise.resolve(),
  request: () => {},
  beginWrite: async () => () => {},
  isIndexed: () => true,
  stop: async () => {},
}

/** Invalidates the prerendered pages if needed; resolves with the site state for the server. */
async function dropPages(target: InternalTarget, need: Urgency): Promise<SiteState> {
  const call = need === 'schedule' ? internalCalls.readSchedule : internalCalls.refreshPages
  const headers: Record<string, string> =
    need === 'possible' ? { [MISSED_CHANGES_HEADER]: '1' } : {}
  return (await callInternalApi(call, target, headers)) as SiteState
}

const maintain = (target: InternalTarget) => callInternalApi(internalCalls.runMaintenance, target)
