import pg from 'pg'
import { env } from '#src/env.ts'
import { connectionOptions } from '#src/lib/database/connection-options.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

/** Key in Payload's key-value table under which a start records that it has decided about example content. */
export const SEED_DECISION_KEY = 'folio-example-content'

/**
 * Runs `work` with a connection of its own: making sizes of pictures takes longer than the pool lets a transaction idle,
 * and a later start need not load Payload to hear that there is nothing to do.
 */
export async function withSeedConnection<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...connectionOptions(env.DATABASE_URL),
    application_name: 'folio seed',
    connectionTimeoutMillis: 5000,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Whether an earlier start has already decided about example content. */
export async function hasSeedDecision(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select 1 from ${PAYLOAD_TABLES.keyValues} where key = $1`, [
    SEED_DECISION_KEY,
  ])
  return rows.length > 0
}
