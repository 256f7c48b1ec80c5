import { z } from 'zod'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { columnName } from '#src/lib/database/column-name.ts'

type Row = Record<string, unknown>

/** Runs in the transaction of `req`, if any. Values only through `sql`…``. `row`: schema of each row. */
export async function runSql<S extends z.ZodType = z.ZodType<Row>>(
  req: PayloadRequest,
  query: ReturnType<typeof sql>,
  row?: S,
): Promise<z.output<S>[]> {
  const id = await req.transactionID
  const db = (id ? req.payload.db.sessions?.[id]?.db : undefined) ?? req.payload.db.drizzle
  const result = await (db as typeof req.payload.db.drizzle).execute(query)
  return row ? row.array().parse(result.rows) : (result.rows as z.output<S>[])
}

export const storedDateSchema = z.coerce.date().transform((date) => date.toISOString())

const idRowSchema = z.object({ id: z.string() })

export const idsOf = (rows: Row[]): string[] => rows.map((row) => idRowSchema.parse(row).id)

/** For `id = ${anyOf(ids)}`. */
export const anyOf = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`

/** Columns of a collection's table under the names of its document, so that a row can be read as one. */
export const documentColumns = (table: string, fields: readonly string[]) =>
  sql.join(
    fields.map(
      (field) =>
        sql`${sql.identifier(table)}.${sql.identifier(columnName(field))} as ${sql.identifier(field)}`,
    ),
    sql`, `,
  )

export { sql }
