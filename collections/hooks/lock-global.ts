import type { GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'

/** Saves of one global run one after the other: Payload would insert a second row for two first saves at once. */
export const lockGlobal: GlobalBeforeOperationHook = async ({ global, operation, req }) => {
  if (operation === 'read') return
  await lockGlobalRow(req, global.slug)
}

export const lockGlobalRow = (req: PayloadRequest, slug: string) =>
  runSql(req, sql`select pg_advisory_xact_lock(hashtext(${`folio.${slug}`}))`)
