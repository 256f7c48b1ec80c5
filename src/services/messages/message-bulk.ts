import { withTransaction } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { setDeletedAt } from '#src/services/trash/trash.ts'
import { anyOf, idsOf, runSql, sql } from '#collections/sql.ts'

/** PATCH /api/contact: changes all messages or none, in one statement. Returns the ids that were changed. */
export async function changeMessages({
  actor,
  body: { ids, state, answeredAt, isDeleted },
}: Input<'changeMessages'>): Promise<{ ids: string[] }> {
  return withTransaction(actor, async (req) => {
    if (isDeleted !== undefined)
      return { ids: await setDeletedAt(req, { kind: 'contacts', ids, isDeleted }) }
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
