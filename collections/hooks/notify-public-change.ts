import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { PUBLIC_CHANGES_CHANNEL } from '#src/lib/database/notification-channel.ts'
import { runSql, sql } from '#collections/sql.ts'
import { requestIdOf } from './activity-events.ts'

/**
 * PostgreSQL delivers it after the commit, never after a rollback (decision 1). By the request id a server recognises
 * its own write.
 */
export const notifyPublicChange = (req: PayloadRequest) =>
  runSql(req, sql`select folio_notify(${PUBLIC_CHANGES_CHANNEL}, ${requestIdOf(req)})`)

/** Drafts do not notify: they are saved every two seconds, and visitors do not see them. */
export const notifyOnChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (req.context.isAutosave) return
  if (isDraft(doc) && !(await isRowWritten(req, collection.slug, (doc as { id: string }).id)))
    return
  await notifyPublicChange(req)
}

export const notifyOnGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (isDraft(doc) && !(await isRowWritten(req, global.slug))) return
  await notifyPublicChange(req)
}

const isDraft = (doc: unknown) => (doc as { _status?: string })._status === 'draft'

/** Payload stores a draft of a published document as a version only and does not tell hooks. */
async function isRowWritten(req: PayloadRequest, table: string, id?: string): Promise<boolean> {
  const [row] = await runSql(
    req,
    sql`select 1 from ${sql.identifier(table)} where xmin = pg_current_xact_id()::xid
        and ${id === undefined ? sql`true` : sql`id = ${id}`}`,
  )
  return row !== undefined
}

export const notifyOnDelete: CollectionAfterDeleteHook = async ({ req }) => {
  await notifyPublicChange(req)
}

/** For uploads: a new file is on no page yet, so only updates invalidate. */
export const notifyOnUpdate: CollectionAfterChangeHook = async ({ operation, req }) => {
  if (operation === 'update') await notifyPublicChange(req)
}
