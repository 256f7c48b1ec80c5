import { runCommand } from '#src/scripts/process/run-command.ts'
import { env } from '#src/env.ts'
import { beginStatement } from '#src/lib/database/session.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { SEARCHED_FIELDS } from '#src/scripts/database/search-state.ts'
import { schemaState } from '#src/server/database/readiness-check.ts'
import { payloadClient } from '#src/services/platform/payload.ts'

/** Concurrent starts wait on an advisory lock, so each migration runs once. Then updates the search index. */
const MIGRATION_LOCK = 4_031_202

/** For what takes longer than a statement may: another start's migrations, and all texts in another language. */
const LONG_TIMEOUT = { query_timeout: 3_600_000 }

await runCommand('Migration failed: ', async () => {
  const payload = await payloadClient()
  // Payload logs two lines for each migration.
  if (payload.logger.level === 'info') payload.logger.level = 'warn'
  const client = await payload.db.pool.connect()
  await client.query(beginStatement(client))
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set local ${name} = 0`)
  const lock = 'select pg_advisory_xact_lock($1)'
  await client.query({ text: lock, values: [MIGRATION_LOCK], ...LONG_TIMEOUT })
  // Not on `client`: its lock on the list of migrations would stop a migration of that table.
  const { pending } = await schemaState(payload.db.pool, payload.db.migrationDir)
  const begun = performance.now()
  try {
    await payload.db.migrate()
    const setSearch = 'select folio_set_search_language($1), folio_set_searched_fields($2)'
    const values = [env.SEARCH_LANGUAGE, SEARCHED_FIELDS]
    await client.query({ text: setSearch, values, ...LONG_TIMEOUT })
    await client.query('commit')
  } finally {
    client.release(true)
  }
  await payload.destroy()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`  ${pluralize(pending.length, 'migration')} run in ${seconds} s`)
})
