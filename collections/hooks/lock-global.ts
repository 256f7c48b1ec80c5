import type { GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'

/** Serialises saves of one global: Payload would insert a second row for two concurrent first saves. */
export const lockGlobal: GlobalBeforeOperationHook = async ({ global, operation, req }) => {
  if (operation === 'read') return
  await lockGlobalRow(req, global.slug)
}

export const lockGlobalRow = (req: PayloadRequest, slug: string) =>
  runSql(req, sql`select pg_advisory_xact_lock(hashtext(${`folio.${slug}`}))`)
