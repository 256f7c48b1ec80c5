import { Pool } from 'pg'
import { connectionOptions } from '#src/lib/database/connection-options.ts'
import { durabilityProblems } from './durability-check.ts'
import type { Logger } from '#src/server/process/logger.ts'
import type { CheckReady } from '#src/server/request/request-context.ts'
import { newerSchemaProblem, schemaState } from './schema-state.ts'

const TIMEOUT_MS = 2000
/** A table that is locked answers nothing while everything else is well. */
const TABLES = ['posts', '_posts_v', 'media', 'resumes', 'contacts', 'users']
const READ_ALL_TABLES = `select ${TABLES.map((table) => `exists (select from ${table})`).join(', ')}`

type ReadyOptions = { databaseUrl: string | undefined; migrations: string; logger: Logger }

/**
 * Asks the database on a connection of its own, so that a busy or broken pool of the application does not
 * decide the answer: reachable within two seconds, with exactly the schema of this release, and its tables readable.
 */
export function createReadinessCheck({ databaseUrl, migrations, logger }: ReadyOptions) {
  const pool = new Pool({
    ...connectionOptions(databaseUrl),
    max: 1,
    application_name: 'folio-ready',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    // One that hangs must not stay behind: the next question would hang beside it.
    statement_timeout: TIMEOUT_MS - 500,
    idleTimeoutMillis: 30_000,
  })
  // Without a listener the loss of an idle connection would be an uncaught exception.
  pool.on('error', (err) => logger.debug({ err }, 'ready check lost its connection'))
  let running: Promise<void> | undefined

  const check = async () => {
    if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set')
    const state = await schemaState(pool, migrations)
    const { pending } = state
    const newer = newerSchemaProblem(state)
    if (pending.length > 0) throw new Error(`migrations have not run: ${pending.join(', ')}`)
    if (newer !== undefined) throw new Error(newer)
    await pool.query(READ_ALL_TABLES)
  }
  /** Many askers share one question. */
  const checkReady: CheckReady = () =>
    (running ??= check().finally(() => {
      running = undefined
    }))
  /**
   * Before anything listens: rejects for a database that belongs to a newer release, and says what makes it
   * forget. One that is away is no reason to stay down: the site serves what it has, and is not ready.
   */
  const checkAtStart = async () => {
    const asked = Promise.all([schemaState(pool, migrations), durabilityProblems(pool)])
    const [state, gaps] = await asked.catch(() => [undefined, []] as const)
    const newer = state && newerSchemaProblem(state)
    if (newer !== undefined) throw new Error(newer)
    for (const gap of gaps) logger.warn(gap)
  }
  return { checkReady, checkAtStart, close: () => pool.end() }
}
