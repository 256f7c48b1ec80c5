import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Env } from '#src/env.ts'
import { AFTER_GAP, callInternal, REFRESH_PATH, MAINTENANCE_PATH } from './internal-call.ts'
import { startListener } from './listener.ts'
import type { Logger } from './logger.ts'
import { nextChange } from './next-change.ts'
import { createRefresher } from './refresher.ts'
import { createSchedule } from './schedule.ts'

type FollowOptions = {
  env: Pick<Env, 'DATABASE_URL' | 'INTERNAL_KEY'>
  siteUrl: string
  address: AddressInfo
  logger: Logger
}

/** With a database that answers, the first refresh takes some hundredths of a second. */
const FIRST_MS = 3_000
const MAINTENANCE_MS = { first: 5 * 60_000, every: 24 * 60 * 60_000 }

/**
 * Keeps this process's prerendered pages true to the database. `isCurrent` resolves after the first refresh,
 * because what the build has rendered may be old; without a database after three seconds all the same.
 */
export function followChanges({ env, siteUrl, address, logger }: FollowOptions) {
  const { DATABASE_URL: databaseUrl, INTERNAL_KEY: key } = env
  if (databaseUrl === undefined || key === undefined) {
    logger.warn(
      'changes by other processes are not observed: DATABASE_URL or INTERNAL_KEY is not set',
    )
    return { isCurrent: Promise.resolve(), stop: async () => {} }
  }
  const host = new URL(siteUrl).host
  const target = { address: address.address, port: address.port, host, key }
  const first = Promise.withResolvers<void>()
  let isChanged = false
  const onChange = () => {
    isChanged = true
    refresher.request()
  }
  const schedule = createSchedule(onChange)
  const refresher = createRefresher({
    run: async () => {
      const isCertain = isChanged
      isChanged = false
      const answer = await callInternal(REFRESH_PATH, target, isCertain ? {} : { [AFTER_GAP]: '1' })
        // Until it has been heard of, it is not done.
        .catch((error: unknown) => {
          isChanged ||= isCertain
          throw error
        })
      schedule.set(nextChange((answer as { nextPublication: string | null }).nextPublication))
      first.resolve()
    },
    logger,
  })
  const stopMaintenance = startMaintenance(() => callInternal(MAINTENANCE_PATH, target), logger)
  const listener = startListener({ databaseUrl, onChange, onGap: refresher.request, logger })
  return {
    isCurrent: Promise.race([first.promise, pause(FIRST_MS, undefined, { ref: false })]),
    async stop() {
      refresher.stop()
      schedule.stop()
      stopMaintenance()
      await listener.stop()
    },
  }
}

function startMaintenance(work: () => Promise<unknown>, logger: Logger): () => void {
  const run = () => {
    work().catch((err: unknown) => logger.warn({ err }, 'maintenance failed'))
    timer = setTimeout(run, MAINTENANCE_MS.every).unref()
  }
  let timer = setTimeout(run, MAINTENANCE_MS.first).unref()
  return () => clearTimeout(timer)
}
