import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { anyOf, runSql, sql } from '#collections/sql.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

const VERSIONS = { posts: PAYLOAD_TABLES.postVersions, projects: PAYLOAD_TABLES.projectVersions }

/** Locks rows until the transaction ends, in one order, so that two bulk changes do not end in a deadlock. */
export const lockDocuments = (
  req: PayloadRequest,
  { kind, ids }: { kind: string; ids: readonly string[] },
) =>
  runSql(
    req,
    sql`select 1 from ${sql.identifier(kind)} where id = ${anyOf(ids)} order by id for update`,
  )

/** Locks until the transaction ends. Returns the last save (ISO 8601) including drafts; null if deleted or in the trash. */
export async function lockDocument(
  req: PayloadRequest,
  { kind, id }: { kind: keyof typeof VERSIONS; id: string },
): Promise<string | null> {
  const [row] = await runSql(
    req,
    sql`select updated_at from ${sql.identifier(kind)} where id = ${id} and deleted_at is null for update`,
    z.object({ updated_at: z.coerce.date() }),
  )
  if (!row) return null
  // A separate statement: under READ COMMITTED only a new one sees commits made while this one waited.
  const [version] = await runSql(
    req,
    sql`select max(version_updated_at) as newest from ${sql.identifier(VERSIONS[kind])}
        where parent_id = ${id} and latest`,
    z.object({ newest: z.coerce.date().catch(new Date(0)) }),
  )
  const times = [row.updated_at, version?.newest ?? new Date(0)].map(Number)
  return new Date(Math.max(...times)).toISOString()
}
