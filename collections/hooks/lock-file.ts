import type { CollectionBeforeOperationHook } from 'payload'
import { runSql, sql } from '#collections/sql.ts'

/**
 * Locks the rows of an update, by Payload's admin too, before Payload reads them: it writes back every column, and
 * would undo a replacement of the file that was committed after the read.
 */
export const lockFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const one = 'id' in args && typeof args.id === 'string' ? sql`id::text = ${args.id}` : sql`true`
  await runSql(req, sql`select 1 from media where ${one} for update`)
  return args
}
