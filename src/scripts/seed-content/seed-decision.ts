import pg from 'pg'
import { EXAMPLE_CONTENT_KEY } from '#src/contract/example/example-schemas.ts'
import { env } from '#src/env.ts'
import { prepareSession } from '#src/lib/database/session.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

/** Resizing images exceeds the pool's idle-in-transaction timeout, and later starts check the decision without Payload. */
export async function withSeedConnection<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    application_name: 'folio seed',
    connectionTimeoutMillis: 5000,
  })
  // The statement that loses its connection fails; without a listener the process would end first.
  client.on('error', () => undefined)
  await client.connect()
  await prepareSession(client, { idle_in_transaction_session_timeout: '0' })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Whether an earlier start has already decided about example content. */
export async function hasSeedDecision(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select 1 from ${PAYLOAD_TABLES.keyValues} where key = $1`, [
    EXAMPLE_CONTENT_KEY,
  ])
  return rows.length > 0
}
