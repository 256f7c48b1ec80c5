import { env } from '#src/env.ts'
import { payloadClient } from '#src/services/platform/payload.ts'

/**
 * Migrates the database to the schema of this version, before the server listens. Concurrent starts wait on an advisory
 * lock, so that each migration runs once. Then the search index follows SEARCH_LANGUAGE.
 */
const MIGRATION_LOCK = 4_031_202

try {
  const payload = await payloadClient()
  const client = await payload.db.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('set lock_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await payload.db.migrate()
    await client.query('select folio_set_search_language($1)', [env.SEARCH_LANGUAGE])
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release(true)
  }
  await payload.destroy()
  process.exit(0)
} catch (error) {
  console.error(`Migration failed: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
