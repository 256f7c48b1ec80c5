import { expect } from 'vitest'
import { sql } from '#collections/sql.ts'
import { payloadClient, readSql } from '#src/services/platform/payload.ts'

const WAITING = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Changes rows in a transaction that commits only when `work` waits for one of them. */
export async function changeDuring<T>(
  statement: string,
  values: unknown[],
  work: () => Promise<T>,
): Promise<T> {
  const client = await (await payloadClient()).db.pool.connect()
  await client.query('begin')
  await client.query(statement, values)
  const result = work()
  try {
    await expect.poll(() => readSql(WAITING)).toHaveLength(1)
  } finally {
    await client.query('commit')
    client.release()
  }
  return result
}
