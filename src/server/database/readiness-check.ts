import { readdir } from 'node:fs/promises'
import type { ClientBase, Pool } from 'pg'
import { hasRelation } from '#src/lib/database/has-relation.ts'
import { settingsProblem } from '#src/lib/database/session.ts'
import { createControlPool } from '#src/server/process/control-pool.ts'
import type { Logger } from '#src/server/process/logger.ts'
import type { CheckReady } from '#src/server/request/request-context.ts'

/** Each table is queried, because one locked table blocks while all others respond. */
const TABLES = ['posts', '_posts_v', 'media', 'resumes', 'contacts', 'users']
const READ_ALL_TABLES = `select ${TABLES.map((table) => `exists (select from ${table})`).join(', ')}`

/** A server that is starting or stopping is not ready. */
type Phase = 'starting' | 'serving' | 'stopping'
type ReadyOptions = { databaseUrl: string | undefined; migrations: string; logger: Logger }

/** On a separate connection, because the pool may be busy: within two seconds, with this release's schema or the next (decision 153). False until the server serves. */
export function createReadinessCheck({ databaseUrl, migrations, logger }: ReadyOptions) {
  const pool = createControlPool({ databaseUrl, name: 'folio-ready', logger })
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
    const checks = Promise.all([schemaState(pool, migrations), durabilityProblems(pool)])
    const [state, gaps] = await checks.catch(() => [undefined, []] as const)
    const newer = state && newerSchemaProblem(state)
    if (newer !== undefined) throw new Error(newer)
    for (const gap of gaps) logger.warn(gap)
  }
  const setPhase = (next: Phase) => {
    if (phase !== 'stopping') phase = next
  }
  return { checkReady, checkAtStart, setPhase, close: () => pool.end() }
}

type SchemaState = {
  /** In the code, not in the database: the migrations have to be run. */
  pending: string[]
  /** Migrations in the database but not in the code: from a newer release. */
  unknown: string[]
}

const isMigration = (file: string) => /^\d{8}_\d{6}.*\.ts$/.test(file)

/** Compares the migration files of `folder` with the migrations that the database has recorded as run. */
export async function schemaState(db: ClientBase | Pool, folder: string): Promise<SchemaState> {
  const files = (await readdir(folder)).filter(isMigration).map((file) => file.slice(0, -3))
  const ran = await appliedMigrations(db)
  return {
    pending: files.filter((name) => !ran.includes(name)).sort(),
    unknown: ran.filter((name) => !files.includes(name)).sort(),
  }
}

/** A server does not start on a newer schema; a running one continues until it is replaced (decision 153). */
export const newerSchemaProblem = ({ unknown }: SchemaState): string | undefined =>
  unknown.length > 0
    ? `The database was migrated by a newer release (${unknown.join(', ')}): start that release`
    : undefined

async function appliedMigrations(db: ClientBase | Pool): Promise<string[]> {
  if (!(await hasRelation(db, 'payload_migrations'))) return []
  // Batch -1 marks a schema that a development server pushed without a migration.
  const ran = await db.query<{ name: string }>(
    'select name from payload_migrations where batch >= 0 and name is not null',
  )
  return ran.rows.map(({ name }) => name)
}

/** Logged instead of refused: a hosted database may guarantee durability by other means than its disk. */
export async function durabilityProblems(db: ClientBase | Pool): Promise<string[]> {
  const { rows } = await db.query<Record<'fsync' | 'pages' | 'commit', string>>(
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('synchronous_commit') as commit`,
  )
  const { fsync, pages, commit } = rows[0] ?? {}
  const unsafe = fsync === 'off' ? 'fsync' : pages === 'off' && 'full_page_writes'
  return [
    commit === 'off' &&
      'synchronous_commit is off: saved changes may be lost in a crash. Run: alter database … set synchronous_commit = on',
    unsafe &&
      `${unsafe} is off: a power failure may corrupt the database, unless its storage guarantees durability`,
  ].filter((gap) => gap !== false)
}
