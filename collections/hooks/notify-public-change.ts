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
 * Sent inside the transaction of the write: PostgreSQL delivers it after the commit and never after a rollback,
 * from any process (decision 2). Carries the id of the request, by which the server that handled it recognises its own
 * write (decision 121).
 */
export const notifyPublicChange = (req: PayloadRequest) =>
  runSql(req, sql`select pg_notify(${PUBLIC_CHANGES_CHANNEL}, ${requestIdOf(req)})`)

export const notifyOnChange: CollectionAfterChangeHook = async ({ req }) => {
  // Two seconds apart while somebody writes; visitors see none of it.
  if (!req.context.isAutosave) await notifyPublicChange(req)
}

export const notifyOnGlobalChange: GlobalAfterChangeHook = async ({ req }) => {
  await notifyPublicChange(req)
}

export const notifyOnDelete: CollectionAfterDeleteHook = async ({ req }) => {
  await notifyPublicChange(req)
}

/** For uploads: a new file is on no page yet, so only updates invalidate. */
export const notifyOnUpdate: CollectionAfterChangeHook = async ({ operation, req }) => {
  if (operation === 'update') await notifyPublicChange(req)
}
