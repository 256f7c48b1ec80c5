import { z } from 'zod'
import {
  ACTIVITY_GROUPS,
  activityActionSchema,
  activityDetailsSchema,
} from '#src/contract/activity/activity-schemas.ts'
import type { ActivityEntry, ActivityGroup } from '#src/contract/activity/activity-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { canUndo, findDocuments, itemsOf, targetOf } from './activity-targets.ts'

export const ACTIVITY_RETENTION_DAYS = 365

const rowSchema = z.object({
  id: z.string(),
  at: z.coerce.date(),
  action: activityActionSchema,
  subject: z.string().nullable(),
  target_kind: z.string().nullable(),
  target_id: z.string().nullable(),
  details: activityDetailsSchema.nullable().catch(null),
  actor: z.string().nullable(),
  request_id: z.string().nullable(),
})

/** GET /api/audit: newest first. `before`: id of the last known event, because keyset pages do not shift with new events. */
export async function listActivity({
  before,
  limit,
  group,
}: {
  actor: Admin
  before?: string | undefined
  limit: number
  group?: ActivityGroup | undefined
}): Promise<ActivityEntry[]> {
  const older = before
    ? sql`(created_at, id) < (select created_at, id from audit where id = ${before})`
    : sql`true`
  const chosen = group
    ? sql`action::text = any(${sql.param([...ACTIVITY_GROUPS[group]])})`
    : sql`true`
  const entries = await readSql(
    sql`select id, created_at as at, action, subject, target_kind, target_id, details, actor, request_id
        from audit where ${older} and ${chosen} order by created_at desc, id desc limit ${limit}`,
    rowSchema,
  )
  const documents = await findDocuments(entries)
  return entries.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    subject: row.subject ?? '',
    target: targetOf(row, documents),
    items: itemsOf(row, documents),
    canUndo: canUndo(row, documents),
    actor: row.actor ?? '',
    requestId: row.request_id ?? '',
  }))
}
