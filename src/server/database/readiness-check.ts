import { settingsProblem } from '#src/lib/database/session.ts'
import { durabilityProblems } from './durability-check.ts'
import { createSidePool } from './side-pool.ts'
import type { Logger } from '#src/server/process/logger.ts'
import type { CheckReady } from '#src/server/request/request-context.ts'
import { newerSchemaProblem, schemaState } from './schema-state.ts'

/** Each table is queried, because one locked table blocks while all others respond. */
const TABLES = ['posts', '_posts_v', 'media', 'resumes', 'contacts', 'users']
const READ_ALL_TABLES = `select ${TABLES.map((table) => `exists (select from ${table})`).join(', ')}`

/** A server that is starting or stopping is not ready. */
type Phase = 'starting' | 'serving' | 'stopping'
type ReadyOptions = { databaseUrl: string | undefined; migrations: string; logger: Logger }

/**
 * Queries the database on a separate connection, so that a busy or broken application pool does not affect the result:
 * reachable within two seconds, with the schema of this release or of the one that replaces it (decision 153), and its
 * tables readable. Not before it is told that the server is serving.
 */
export function createReadinessCheck({ databaseUrl, migrations, logger }: ReadyOptions) {
  const pool = createSidePool({ databaseUrl, name: 'folio-ready', logger })
  let running: Promise<void> | undefined
  let phase: Phase = 'starting'

  const check = async () => {
    if (phase !== 'serving') throw new Error(`the server is ${phase}`)
    if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set')
    const { pending } = await schemaState(pool, migrations)
    if (pending.length > 0) throw new Error(`migrations have not run: ${pending.join(', ')}`)
    await pool.query(READ_ALL_TABLES)
    const problem = await settingsProblem(pool)
    if (problem !== undefined) throw new Error(problem)
  }
  /** Concurrent callers share one check. */
  const checkReady: CheckReady = () =>
    (running ??= check().finally(() => {
      running = undefined
    }))
  /**
   * Runs before the server listens: rejects when the database schema belongs to a newer release, and logs settings that
   * make it lose writes. An unreachable database does not prevent the start: the site serves prerendered pages and
   * reports that it is not ready.
   */
  const checkAtStart = async () => {
    const asked = Promise.all([schemaState(pool, migrations), durabilityProblems(pool)])
    const [state, gaps] = await asked.catch(() => [undefined, []] as const)
    const newer = state && newerSchemaProblem(state)
    if (newer !== undefined) throw new Error(newer)
    for (const gap of gaps) logger.warn(gap)
  }
  const setPhase = (next: Phase) => {
    if (phase !== 'stopping') phase = next
  }
  return { checkReady, checkAtStart, setPhase, close: () => pool.end() }
}
