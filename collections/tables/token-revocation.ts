import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { runSql, sql } from '#collections/sql.ts'

export async function removeOwnTokens(req: PayloadRequest, userId: string): Promise<number> {
  const rows = await runSql(
    req,
    sql`delete from access_tokens where owner_id = ${userId}::uuid returning name as subject`,
    z.object({ subject: z.string() }),
  )
  for (const row of rows) await recordActivity(req, { action: 'revoke-token', ...row })
  return rows.length
}

export const selectTokensByHash = (start: string) =>
  sql`select id from access_tokens where starts_with(hash, ${start})`
