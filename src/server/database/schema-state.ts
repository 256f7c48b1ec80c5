import { readdir } from 'node:fs/promises'
import type { ClientBase, Pool } from 'pg'

type SchemaState = {
  /** In the code, not in the database: the migrations have to be run. */
  pending: string[]
  /** In the database, not in the code: those of a newer release. */
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

/**
 * Error message when the schema is newer than this release; undefined for the schema of this release or an older one. A
 * server does not start on it; one that is running goes on until it is replaced (decision 153).
 */
export const newerSchemaProblem = ({ unknown }: SchemaState): string | undefined =>
  unknown.length > 0
    ? `The database was migrated by a newer release (${unknown.join(', ')}): start that release`
    : undefined

async function appliedMigrations(db: ClientBase | Pool): Promise<string[]> {
  const table = await db.query<{ found: string | null }>(
    `select to_regclass('payload_migrations')::text as found`,
  )
  if (!table.rows[0]?.found) return []
  // Batch -1 marks a schema that a development server pushed without a migration.
  const ran = await db.query<{ name: string }>(
    'select name from payload_migrations where batch >= 0 and name is not null',
  )
  return ran.rows.map(({ name }) => name)
}
