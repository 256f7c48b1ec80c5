import type { PayloadRequest } from 'payload'
import type { MessageChange, MessageState } from '#src/contract/messages/message-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { idsOf, runSql, sql } from '#collections/sql.ts'

/** PATCH /api/contact: changes all messages or none, in one statement. Returns the ids that were changed. */
export async function changeMessages({
  actor,
  change,
}: {
  actor: Admin
  change: MessageChange
}): Promise<{ ids: string[] }> {
  return withTransaction(actor, async (req) => {
    const { ids, state, answeredAt, isDeleted } = change
    if (isDeleted !== undefined) return { ids: await moveMessages(req, ids, isDeleted) }
    const rows = await update(req, ids, state ? toState(state) : toAnswered(answeredAt ?? null))
    return { ids: idsOf(rows) }
  })
}

const list = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )

const toState = (state: MessageState) => sql`state = ${state}::enum_contacts_state`
const toAnswered = (date: string | null) => sql`answered_at = ${date}::timestamptz`

const update = (req: PayloadRequest, ids: readonly string[], to: ReturnType<typeof toState>) =>
  runSql(
    req,
    sql`update contacts set ${to}, updated_at = now()
        where id in (${list(ids)}) and deleted_at is null returning id`,
  )

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
            where id in (${list(ids)}) and deleted_at is null returning id`
      : sql`update contacts set deleted_at = null
            where id in (${list(ids)}) and deleted_at is not null returning id`,
  )
  if (rows.length > 0) {
    const subject = pluralize(rows.length, 'message')
    await recordActivity(req, { action: isDeleted ? 'delete' : 'restore', subject })
  }
  return idsOf(rows)
}
