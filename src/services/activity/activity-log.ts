import { z } from 'zod'
import {
  ACTIVITY_GROUPS,
  activityDetailsSchema,
  activityListSchema,
} from '#src/contract/activity/activity-schemas.ts'
import type { ActivityEntry } from '#src/contract/activity/activity-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { sql, storedDateSchema } from '#collections/sql.ts'
import { canUndo, findDocuments, itemsOf, targetOf } from './activity-targets.ts'

export const ACTIVITY_RETENTION_DAYS = 365

const entryFields = { id: true, action: true, subject: true, actor: true, requestId: true } as const
const rowSchema = activityListSchema.element.pick(entryFields).extend({
  at: storedDateSchema,
  targetKind: z.string().nullable(),
  targetId: z.string().nullable(),
  details: activityDetailsSchema.nullable().catch(null),
})

/** GET /api/audit: newest first. `before`: id of the last known event, because keyset pages do not shift with new events. */
export async function listActivity({
  before,
  limit,
  group,
}: Input<'listActivity'>): Promise<ActivityEntry[]> {
  const older = before
    ? sql`(created_at, id) < (select created_at, id from audit where id = ${before})`
    : sql`true`
  const chosen = group
    ? sql`action::text = any(${sql.param([...ACTIVITY_GROUPS[group]])})`
    : sql`true`
  const entries = await readSql(
    sql`select id, created_at as at, action, coalesce(subject, '') as subject, target_kind as "targetKind",
          target_id as "targetId", details, coalesce(actor, '') as actor, coalesce(request_id, '') as "requestId"
        from audit where ${older} and ${chosen} order by created_at desc, id desc limit ${limit}`,
    rowSchema,
  )
  const documents = await findDocuments(entries)
  return entries.map(({ targetKind, targetId, details, ...entry }) => ({
    ...entry,
    target: targetOf({ targetKind, targetId }, documents),
    items: itemsOf({ details }, documents),
    canUndo: canUndo({ at: entry.at, details }, documents),
  }))
}
