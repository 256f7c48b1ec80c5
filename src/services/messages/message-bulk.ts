import type { PayloadRequest } from 'payload'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { anyOf, idsOf, runSql, sql } from '#collections/sql.ts'

/** PATCH /api/contact: changes all messages or none, in one statement. Returns the ids that were changed. */
export async function changeMessages({
  actor,
  body: { ids, state, answeredAt, isDeleted },
}: Input<'changeMessages'>): Promise<{ ids: string[] }> {
  return withTransaction(actor, async (req) => {
    if (isDeleted !== undefined) return { ids: await moveMessages(req, ids, isDeleted) }
    const to = state
      ? sql`state = ${state}::enum_contacts_state`
      : sql`answered_at = ${answeredAt ?? null}::timestamptz`
    const rows = await runSql(
      req,
      sql`update contacts set ${to}, updated_at = now()
          where id = ${anyOf(ids)} and deleted_at is null returning id`,
    )
    return { ids: idsOf(rows) }
  })
}

/** Moves messages into the trash or out of it. @returns the ids that were changed */
export async function moveMessages(
  req: PayloadRequest,
  ids: readonly string[],
  isDeleted: boolean,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await runSql(
    req,
    isDeleted
      ? sql`update contacts set deleted_at = now()
            where id = ${anyOf(ids)} and deleted_at is null returning id`
      : sql`update contacts set deleted_at = null
            where id = ${anyOf(ids)} and deleted_at is not null returning id`,
  )
  if (rows.length > 0) {
    const subject = pluralize(rows.length, 'message')
    await recordActivity(req, { action: isDeleted ? 'delete' : 'restore', subject })
  }
  return idsOf(rows)
}
