import type { AddressInfo } from 'node:net'
import type { Env } from '#src/env.ts'
import type { InternalTarget } from '#src/server/process/loopback-request.ts'
import {
  MISSED_CHANGES_HEADER,
  callInternalApi,
  REFRESH_PATH,
  MAINTENANCE_PATH,
} from '#src/server/process/loopback-request.ts'
import { startNotificationListener } from './notification-listener.ts'
import type { Logger } from '#src/server/process/logger.ts'
import { nextScheduledChange } from './next-scheduled-change.ts'
import { createRefresher } from './refresher.ts'
import { createRenewal } from './renewal.ts'
import { createLongTimeout } from './long-timeout.ts'

type InvalidationOptions = {
  env: Pick<Env, 'DATABASE_URL' | 'INTERNAL_KEY'>
  siteUrl: string
  address: AddressInfo
  /** Cached pages without a current copy. */
  outdatedPages: () => string[]
  logger: Logger
}

const MAINTENANCE_MS = { first: 5 * 60_000, every: 24 * 60 * 60_000 }

/**
 * Keeps the prerendered pages of this process consistent with the database. `firstRefresh` resolves after the first
 * refresh, because prerendered pages of the build may be stale, or after its failure: without a database the pages of
 * the build are served.
 */
export function startCacheInvalidation(options: InvalidationOptions) {
  const { env, siteUrl, address, outdatedPages, logger } = options
  const { DATABASE_URL: databaseUrl, INTERNAL_KEY: key } = env
  if (databaseUrl === undefined || key === undefined) {
    logger.warn(
      'changes by other processes are not observed: DATABASE_URL or INTERNAL_KEY is not set',
    )
    return {
      firstRefresh: Promise.resolve(),
      request: () => {},
      holdRenewal: async () => () => {},
      stop: async () => {},
    }
  }
  const host = new URL(siteUrl).host
  const target = { address: address.address, port: address.port, host, key }
  const first = Promise.withResolvers<void>()
  let isChanged = false
  const onChange = () => {
    isChanged = true
    refresher.request()
  }
  const schedule = createLongTimeout(onChange)
  const renewal = createRenewal(target, { outdatedPages, logger })
  const refresher = createRefresher({
    run: async () => {
      const isConfirmedWrite = isChanged
      isChanged = false
      // The change stays pending until the refresh has succeeded.
      const due = await refreshPages(target, isConfirmedWrite).catch((error: unknown) => {
        isChanged ||= isConfirmedWrite
        first.resolve()
        throw error
      })
      schedule.set(due)
      first.resolve()
      renewal.renew()
    },
    logger,
  })
  const stopMaintenance = startMaintenance(() => callInternalApi(MAINTENANCE_PATH, target), logger)
  const listener = startNotificationListener({
    databaseUrl,
    onChange,
    onReconnect: refresher.request,
    onDisconnect: first.resolve,
    logger,
  })
  return {
    firstRefresh: first.promise,
    /** Requests a refresh, as after changes that may have been missed. */
    request: refresher.request,
    /** To be called before a write, and what it resolves with after it. */
    holdRenewal: renewal.hold,
    async stop() {
      refresher.stop()
      schedule.stop()
      renewal.stop()
      stopMaintenance()
      await listener.stop()
    },
  }
}

/** Invalidates the prerendered pages; resolves with the time of the next scheduled change. */
async function refreshPages(target: InternalTarget, isConfirmedWrite: boolean): Promise<string> {
  const headers: Record<string, string> = isConfirmedWrite ? {} : { [MISSED_CHANGES_HEADER]: '1' }
  const answer = await callInternalApi(REFRESH_PATH, target, headers)
  return nextScheduledChange((answer as { scheduledChanges: (string | null)[] }).scheduledChanges)
}

function startMaintenance(work: () => Promise<unknown>, logger: Logger): () => void {
  const run = () => {
    work().catch((err: unknown) => logger.warn({ err }, 'maintenance failed'))
    timer = setTimeout(run, MAINTENANCE_MS.every).unref()
  }
  let timer = setTimeout(run, MAINTENANCE_MS.first).unref()
  return () => clearTimeout(timer)
}
