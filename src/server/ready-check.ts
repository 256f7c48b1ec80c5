import { Pool } from 'pg'
import type { Logger } from './logger.ts'
import type { CheckReady } from './probes.ts'
import { schemaState } from './schema-state.ts'

const TIMEOUT_MS = 2000

type ReadyOptions = { databaseUrl: string | undefined; migrations: string; logger: Logger }

/**
 * Asks the database on a connection of its own, so that a busy or broken pool of the application does not
 * decide the answer: reachable within two seconds, and with exactly the schema of this release.
 */
export function createReadyCheck({ databaseUrl, migrations, logger }: ReadyOptions) {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'folio-ready',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
  })
  // Without a listener the loss of an idle connection would be an uncaught exception.
  pool.on('error', (err) => logger.debug({ err }, 'ready check lost its connection'))
  let running: Promise<void> | undefined

  const check = async () => {
    if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set')
    const { pending, unknown } = await schemaState(pool, migrations)
    if (pending.length > 0) throw new Error(`migrations have not run: ${pending.join(', ')}`)
    if (unknown.length > 0) throw new Error(`the schema is newer: ${unknown.join(', ')}`)
  }
  /** Many askers share one question. */
  const checkReady: CheckReady = () =>
    (running ??= check().finally(() => {
      running = undefined
    }))
  return { checkReady, close: () => pool.end() }
}
