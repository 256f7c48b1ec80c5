import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { anyOf, idsOf, runSql, sql } from '#collections/sql.ts'
import { setDeletedAt } from '#src/services/trash/trash.ts'

/**
 * If the active resume is moved, the newest other one becomes active; without another one it is kept. Returns the moved
 * ids and the previously active one.
 */
export async function trashResumes(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<{ moved: string[]; activeResume: string | null }> {
  const activeResume = await replaceActiveResume(req, ids)
  const rows = await runSql(
    req,
    sql`select id from resumes where not is_active and id = ${anyOf(ids)}`,
  )
  const moved = await setDeletedAt(req, { kind: 'resumes', ids: idsOf(rows), isDeleted: true })
  return { moved, activeResume }
}

const namedSchema = z.object({ id: z.string(), original_name: z.string() })

/** @returns the active resume among `ids` when another one could be made active instead */
async function replaceActiveResume(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<string | null> {
  const [active] = await runSql(
    req,
    sql`select id from resumes where is_active and id = ${anyOf(ids)}`,
  )
  const [next] = await runSql(
    req,
    sql`select id, original_name from resumes where deleted_at is null and not id = ${anyOf(ids)}
        order by created_at desc limit 1`,
  )
  if (!active || !next) return null
  const { id, original_name: subject } = namedSchema.parse(next)
  await runSql(req, sql`select folio_activate_resume(${id})`)
  await recordActivity(req, { action: 'activate', subject, target: { kind: 'resumes', id } })
  return idsOf([active])[0] ?? null
}
