import { LIMITS } from '#src/contract/limits.ts'
import { AUDIT_DAYS } from './audit.ts'
import { logger } from './log.ts'
import { forgetKeys } from './made-once.ts'
import { visitor, withTransaction } from './payload.ts'
import { sweepOrphans } from './storage/orphan-sweep.ts'
import { purgeTrash } from './trash.ts'
import { forgetMarks } from './visits.ts'
import { runSql, sql } from '#collections/sql.ts'

type Forgotten = { documents: number; messages: number; entries: number }

/** Clears away what failed uploads left behind, and what has been kept long enough. */
export const runMaintenance = async () => ({ ...(await sweepOrphans()), ...(await forgetOld()) })

/** Removes for good what has been in the trash for 30 days, and lines of the record older than a year. */
export async function forgetOld(): Promise<Forgotten> {
  const documents = await purgeTrash()
  const rows = await withTransaction(visitor, async (req) => {
    const messages = await runSql(
      req,
      sql`delete from contacts where deleted_at < now() - make_interval(days => ${LIMITS.trashDays}) returning id`,
    )
    const entries = await runSql(
      req,
      sql`delete from audit where created_at < now() - make_interval(days => ${AUDIT_DAYS}) returning id`,
    )
    await forgetMarks(req)
    await forgetKeys(req)
    return { messages: messages.length, entries: entries.length }
  })
  const removed = { documents, ...rows }
  if (documents + rows.messages + rows.entries > 0) logger.info(removed, 'expired rows deleted')
  return removed
}
