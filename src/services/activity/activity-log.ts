import { z } from 'zod'
import { activityActionSchema } from '#src/contract/activity/activity-schemas.ts'
import type { ActivityEntry } from '#src/contract/activity/activity-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'

/** How long an activity entry is kept. */
export const ACTIVITY_RETENTION_DAYS = 365

const rowSchema = z.object({
  id: z.string(),
  at: z.coerce.date(),
  action: activityActionSchema,
  subject: z.string().nullable(),
  actor: z.string().nullable(),
  request_id: z.string().nullable(),
})

/**
 * GET /api/audit: activity entries, newest first. Keyset pagination in SQL, so that events inserted between two
 * requests do not shift the pages.
 * @param before id of the last event the client has; without it the newest
 * @param limit maximum number of events
 */
export async function listActivity({
  before,
  limit,
}: {
  actor: Admin
  before?: string | undefined
  limit: number
}): Promise<ActivityEntry[]> {
  const older = before
    ? sql`where (created_at, id) < (select created_at, id from audit where id = ${before})`
    : sql``
  const rows = await readSql(
    sql`select id, created_at as at, action, subject, actor, request_id from audit ${older}
        order by created_at desc, id desc limit ${limit}`,
  )
  return rows.map((row) => {
    const { request_id, at, subject, actor: who, ...entry } = rowSchema.parse(row)
    return {
      ...entry,
      at: at.toISOString(),
      subject: subject ?? '',
      actor: who ?? '',
      requestId: request_id ?? '',
    }
  })
}
