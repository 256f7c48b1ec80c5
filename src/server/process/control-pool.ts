import { Pool } from 'pg'
import { preparing } from '#src/lib/database/session.ts'
import type { Logger } from './logger.ts'

type ControlPool = {
  databaseUrl: string | undefined
  name: string
  max?: number
  timeoutMs?: number
  logger: Logger
}

/** Separate from the application's pool, so that neither blocks the other. Statements have a time limit. */
export function createControlPool({
  databaseUrl,
  name,
  max = 1,
  timeoutMs = 2000,
  logger,
}: ControlPool) {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    application_name: name,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    // Ends a hanging statement before its caller gives up, so that it does not block the next one.
    onConnect: preparing({ statement_timeout: `${timeoutMs - 500}ms` }),
    idleTimeoutMillis: 30_000,
  })
  // Without an 'error' listener the loss of an idle connection is an uncaught exception.
  pool.on('error', (err) => logger.debug({ err, name }, 'connection lost'))
  return pool
}
