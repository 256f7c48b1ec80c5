import { Pool } from 'pg'
import { preparing } from '#src/lib/database/session.ts'
import type { Logger } from '#src/server/process/logger.ts'

const TIMEOUT_MS = 2000

type SidePool = { databaseUrl: string | undefined; name: string; max?: number; logger: Logger }

/**
 * Connections of the server itself, beside the pool of the application, whose work they neither wait for nor delay. A
 * statement ends within two seconds.
 * @param name of the connections, as PostgreSQL lists them
 */
export function createSidePool({ databaseUrl, name, max = 1, logger }: SidePool): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    application_name: name,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    // Ends a hanging statement before its caller gives up, so that it does not block the next one.
    onConnect: preparing({ statement_timeout: `${TIMEOUT_MS - 500}ms` }),
    idleTimeoutMillis: 30_000,
  })
  // Without an 'error' listener the loss of an idle connection is an uncaught exception.
  pool.on('error', (err) => logger.debug({ err, name }, 'connection lost'))
  return pool
}
