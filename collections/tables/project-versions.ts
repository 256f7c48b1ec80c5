import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

const versions = sql.identifier(PAYLOAD_TABLES.projectVersions)

/** Dates a project and its versions, for imported content. */
export async function setProjectDate(
  req: PayloadRequest,
  id: string,
  date: string,
  updated: string,
): Promise<void> {
  await runSql(
    req,
    sql`update projects set created_at = ${date}, updated_at = ${updated} where id = ${id}`,
  )
  await runSql(
    req,
    sql`update ${versions} set version_created_at = ${date}, version_updated_at = ${updated},
          created_at = ${date}, updated_at = ${updated}
        where parent_id = ${id}`,
  )
}
