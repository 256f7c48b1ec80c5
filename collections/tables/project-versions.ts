import type { PayloadRequest } from 'payload'
import { idsOf, runSql, sql } from '#collections/sql.ts'
import { isReplacedDraft } from './global-rows.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

const versions = sql.identifier(PAYLOAD_TABLES.projectVersions)

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

export const dropReplacedProjectDrafts = (req: PayloadRequest, id: string) =>
  runSql(req, sql`delete from ${versions} where parent_id = ${id} and ${isReplacedDraft}`)

export async function wasEverPublished(req: PayloadRequest, id: string): Promise<boolean> {
  const found = await runSql(
    req,
    sql`select 1 from ${versions} where parent_id = ${id} and version__status = 'published' limit 1`,
  )
  return found.length > 0
}

export const setProjectOffline = (req: PayloadRequest, id: string) =>
  runSql(req, sql`update projects set _status = 'draft' where id = ${id}`)

export async function lockProjectOrder(req: PayloadRequest): Promise<string[]> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext('folio.projects.order'))`)
  const rows = await runSql(
    req,
    sql`select projects.id::text as id from projects
        left join ${versions} as newest on newest.parent_id = projects.id and newest.latest
        where projects.deleted_at is null
        order by coalesce(newest.version_order, projects."order"), projects.created_at desc`,
  )
  return idsOf(rows)
}

/** Numbers the projects and their newest versions. Content and save time do not change. */
export async function setProjectOrder(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  const places = sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality as place(id, number)`
  await runSql(
    req,
    sql`update projects set "order" = place.number from ${places} where projects.id = place.id`,
  )
  await runSql(
    req,
    sql`update ${versions} as newest set version_order = place.number from ${places}
        where newest.parent_id = place.id and newest.latest`,
  )
}

/** Also of the newest version, whose draft would take it back; counts as a save. */
export async function setProjectFeatured(
  req: PayloadRequest,
  { id, isFeatured, at }: { id: string; isFeatured: boolean; at: string },
): Promise<void> {
  await runSql(
    req,
    sql`update projects set featured = ${isFeatured}, updated_at = ${at} where id = ${id}`,
  )
  await runSql(
    req,
    sql`update ${versions} set version_featured = ${isFeatured}, version_updated_at = ${at}
        where parent_id = ${id} and latest`,
  )
}
