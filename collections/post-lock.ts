import type { PayloadRequest } from 'payload'
import { runSql, sql } from './sql.ts'
import { latestVersionSavedAt } from './tables/post-versions.ts'

/**
 * Holds a post until the transaction ends, and answers when it was last saved (ISO 8601): a draft that the
 * built-in admin keeps over a published post counts as well. Null when it is gone or in the trash.
 */
export async function lockPost(req: PayloadRequest, id: string): Promise<string | null> {
  const [row] = await runSql(
    req,
    sql`select updated_at from posts where id = ${id} and deleted_at is null for update`,
  )
  if (!row) return null
  // A statement of its own: what was committed while this one waited is seen only now.
  const times = [row['updated_at'], await latestVersionSavedAt(req, id)].flatMap(
    (time) => timeOf(time) ?? [],
  )
  return new Date(Math.max(...times)).toISOString()
}

/** A date of the database, which comes as a text. */
const timeOf = (value: unknown) =>
  typeof value === 'string' ? new Date(value).getTime() : undefined
