import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Row = Record<string, unknown>

/** Runs one SQL statement, inside the transaction of `req` when it has one. Values only through `sql`…``. */
export async function runSql(req: PayloadRequest, query: ReturnType<typeof sql>): Promise<Row[]> {
  const id = await req.transactionID
  const db = (id ? req.payload.db.sessions?.[id]?.db : undefined) ?? req.payload.db.drizzle
  const result = await (db as typeof req.payload.db.drizzle).execute(query)
  return result.rows
}

export { sql }
