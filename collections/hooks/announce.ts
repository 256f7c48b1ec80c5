import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { PUBLIC_CHANNEL } from '#src/lib/public-channel.ts'
import { runSql, sql } from '#collections/sql.ts'

/**
 * Sent inside the transaction of the write: PostgreSQL delivers it after the commit and never for a
 * rolled-back write, whichever process wrote (design section 4).
 */
export const announce = (req: PayloadRequest) =>
  runSql(req, sql`select pg_notify(${PUBLIC_CHANNEL}, '')`)

export const announceChange: CollectionAfterChangeHook = async ({ req }) => {
  await announce(req)
}

export const announceDelete: CollectionAfterDeleteHook = async ({ req }) => {
  await announce(req)
}

/** For what pages only show once it has been placed in one: making it changes nothing yet. */
export const announceEdit: CollectionAfterChangeHook = async ({ operation, req }) => {
  if (operation === 'update') await announce(req)
}
