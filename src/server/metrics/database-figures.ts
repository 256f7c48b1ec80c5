import { createSidePool } from '#src/server/database/side-pool.ts'
import type { Logger } from '#src/server/process/logger.ts'

const READ = `
  select (select extract(epoch from now() - max(made_at))::float8 from backups) as backup_age,
    (select json_object_agg(state, count) from (
      select coalesce(state, 'background') as state, count(*)::int as count from pg_stat_activity
      where datname = current_database() group by 1) as states) as connections`

export type DatabaseFigures = {
  /** Number of connections by `pg_stat_activity.state`. */
  connections: [state: string, count: number][]
  /** Seconds since the last backup; undefined without one. */
  backupAge: number | undefined
}

type Row = { backup_age: number | null; connections: Record<string, number> | null }

/** Reads on a connection of its own, so that a busy pool does not delay the figures that show it. */
export function createDatabaseFigures(databaseUrl: string | undefined, logger: Logger) {
  const pool = createSidePool({ databaseUrl, name: 'folio-metrics', logger })
  return {
    read: async (): Promise<DatabaseFigures> => {
      const { rows } = await pool.query<Row>(READ)
      const { backup_age: age = null, connections = null } = rows[0] ?? {}
      return { connections: Object.entries(connections ?? {}), backupAge: age ?? undefined }
    },
    close: () => pool.end(),
  }
}
