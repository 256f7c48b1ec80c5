import type { PayloadRequest } from 'payload'
import type { ContactChange } from '#src/contract/contacts/contact-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { recordAuditEvent } from '#collections/hooks/audit-events.ts'
import { runSql, sql } from '#collections/sql.ts'

/**
 * PATCH /api/contact: moves messages to a state, into the trash, or out of it; all of them or none. One
 * statement, because Payload's bulk update writes each row separately.
 * @returns the ids that existed and were changed
 */
export async function changeContacts({
  actor,
  change,
}: {
  actor: Admin
  change: ContactChange
}): Promise<{ ids: string[] }> {
  return withTransaction(actor, async (req) => {
    const ids = await (change.state === undefined
      ? moveToTrash(req, change.ids, change.isDeleted ?? true)
      : moveToState(req, change.ids, change.state))
    return { ids }
  })
}

/** DELETE /api/contact/{id}: into the trash. Errors: `not-found`, also for the second of two concurrent calls. */
export async function deleteContact({
  actor,
  id,
}: {
  actor: Admin
  id: string
}): Promise<{ id: string }> {
  const { ids } = await changeContacts({ actor, change: { ids: [id], isDeleted: true } })
  if (ids.length === 0) throw new ServiceError('not-found')
  return { id }
}

const list = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )

async function moveToState(req: PayloadRequest, ids: readonly string[], state: string) {
  const rows = await runSql(
    req,
    sql`update contacts set state = ${state}::enum_contacts_state, updated_at = now()
        where id in (${list(ids)}) and deleted_at is null returning id`,
  )
  return rows.map(({ id }) => String(id))
}

async function moveToTrash(req: PayloadRequest, ids: readonly string[], isDeleted: boolean) {
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
    await recordAuditEvent(req, { action: isDeleted ? 'delete' : 'restore', subject })
  }
  return rows.map(({ id }) => String(id))
}
