import { LIMITS } from '#src/contract/limits.ts'
import { ACTIVITY_RETENTION_DAYS } from '#src/services/activity/activity-log.ts'
import { removeOldImportFolders } from '#src/services/import/import-folder.ts'
import { deletePastImportData } from '#src/services/import/import-rows.ts'
import { logger } from '#src/services/platform/log.ts'
import { deleteExpiredIdempotencyKeys } from '#src/services/platform/idempotency.ts'
import { payloadClient, visitor, withTransaction } from '#src/services/platform/payload.ts'
import { sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import { deleteReplacedFiles } from '#src/services/media/media-replacement.ts'
import { splitDrawings } from '#src/services/media/split-drawings.ts'
import { purgeTrash } from '#src/services/trash/trash.ts'
import { deletePastPageViewData } from '#src/services/page-views/page-views.ts'
import { runSql, sql } from '#collections/sql.ts'

type DeletedCounts = { documents: number; messages: number; entries: number }

/** Splits drawings of earlier releases, and removes the files of failed uploads and expired rows. */
export async function runMaintenance() {
  await splitDrawings(await payloadClient())
  return { ...(await sweepOrphans()), ...(await deleteExpiredData()) }
}

/** Purges documents that have been in the trash for 30 days, files replaced before, and activity entries older than a year. */
export async function deleteExpiredData(): Promise<DeletedCounts> {
  await removeOldImportFolders()
  const documents = await purgeTrash()
  const rows = await withTransaction(visitor, async (req) => {
    const messages = await runSql(
      req,
      sql`delete from contacts where deleted_at < now() - make_interval(days => ${LIMITS.trashDays}) returning id`,
    )
    const entries = await runSql(
      req,
      sql`delete from audit where created_at < now() - make_interval(days => ${ACTIVITY_RETENTION_DAYS}) returning id`,
    )
    await deleteReplacedFiles(req)
    await deletePastImportData(req)
    await deletePastPageViewData(req)
    await deleteExpiredIdempotencyKeys(req)
    await runSql(req, sql`delete from change_log where made_at < now() - interval '1 day'`)
    return { messages: messages.length, entries: entries.length }
  })
  const removed = { documents, ...rows }
  if (documents + rows.messages + rows.entries > 0) logger.info(removed, 'expired rows deleted')
  return removed
}
