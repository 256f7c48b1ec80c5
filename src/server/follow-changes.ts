import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Env } from '#src/env.ts'
import { callRefresh } from './internal-refresh.ts'
import { startListener } from './listener.ts'
import type { Logger } from './logger.ts'
import { createRefresher } from './refresher.ts'

type FollowOptions = {
  env: Pick<Env, 'DATABASE_URL' | 'INTERNAL_KEY'>
  siteUrl: string
  address: AddressInfo
  logger: Logger
}

/** With a database that answers, the first refresh takes some hundredths of a second. */
const FIRST_MS = 3_000

/**
 * Keeps this process's prerendered pages true to the database. `isCurrent` resolves after the first refresh,
 * because what the build has rendered may be old; without a database after three seconds all the same.
 */
export function followChanges({ env, siteUrl, address, logger }: FollowOptions) {
  const { DATABASE_URL: databaseUrl, INTERNAL_KEY: key } = env
  if (databaseUrl === undefined || key === undefined) {
    logger.warn('without DATABASE_URL and INTERNAL_KEY, changes by other processes are not seen')
    return { isCurrent: Promise.resolve(), stop: async () => {} }
  }
  const host = new URL(siteUrl).host
  const first = Promise.withResolvers<void>()
  const refresher = createRefresher({
    run: async () => {
      await callRefresh({ address: address.address, port: address.port, host, key })
      first.resolve()
    },
    logger,
  })
  const listener = startListener({ databaseUrl, onChange: refresher.request, logger })
  return {
    isCurrent: Promise.race([first.promise, pause(FIRST_MS, undefined, { ref: false })]),
    async stop() {
      refresher.stop()
      await listener.stop()
    },
  }
}
