import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

const versions = sql.identifier(PAYLOAD_TABLES.postVersions)

/**
 * Locks a post until the transaction ends, and returns when it was last saved (ISO 8601), including a draft
 * that the built-in admin keeps over a published post. Null when it was deleted or is in the trash.
 */
export async function lockPost(req: PayloadRequest, id: string): Promise<string | null> {
  const [row] = await runSql(
    req,
    sql`select updated_at from posts where id = ${id} and deleted_at is null for update`,
  )
  if (!row) return null
  // A separate statement: under READ COMMITTED only a new one sees commits made while this one waited.
  const [version] = await runSql(
    req,
    sql`select max(version_updated_at) as newest from ${versions} where parent_id = ${id} and latest`,
  )
  const times = [row['updated_at'], version?.['newest']].flatMap((time) => timeOf(time) ?? [])
  return new Date(Math.max(...times)).toISOString()
}

/** Locks posts until the transaction ends, in one order, so that two bulk changes do not end in a deadlock. */
export const lockPosts = (req: PayloadRequest, ids: readonly string[]) =>
  runSql(
    req,
    sql`select 1 from posts where id = any(${sql.param([...ids])}::uuid[]) order by id for update`,
  )

/** A database date, which the driver returns as text. */
const timeOf = (value: unknown) =>
  typeof value === 'string' ? new Date(value).getTime() : undefined
