import { z } from 'zod'
import { sql, storedDateSchema } from '#collections/sql.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { RATES } from '#src/contract/limits.ts'
import type { Backup, BackupState } from '#src/contract/backup/backup-calls.ts'
import { env } from '#src/env.ts'
import { isBackupRunning } from '#src/services/storage/backup-lock.ts'
import { recordBackup } from './backup-record.ts'
import { openArchive } from './open-archive.ts'
import type { CompletedArchive } from './open-archive.ts'
import { logger } from '#src/services/platform/log.ts'
import { payloadClient, readSql, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { consumeRateLimit } from '#src/services/platform/rate-limit.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'

const rowSchema = z.object({
  madeAt: storedDateSchema,
  // The driver gives large numbers as text.
  bytes: z.coerce.number(),
  rows: z.coerce.number(),
  files: z.coerce.number(),
  damages: z.coerce.number(),
  sha256: z.string(),
})

/** The last finished backup, or null. Administrators only: the statement bypasses access rules. */
export async function latestBackup(): Promise<Backup | null> {
  const [row] = await readSql(
    sql`select made_at as "madeAt", bytes, rows, files, damages, sha256 from backups order by made_at desc limit 1`,
  )
  return row ? rowSchema.parse(row) : null
}

/** GET /api/backups. */
export async function getBackups(_caller: { actor: Admin }): Promise<BackupState> {
  const { pool } = (await payloadClient()).db
  return { isRunning: await isBackupRunning(pool), latest: await latestBackup() }
}

/**
 * POST /api/backups: streams an archive. A reader that stops cancels the backup. Errors: `too-many` (429), `conflict`
 * (409) during another backup.
 */
export async function createBackup({ actor, client }: { actor: Admin; client: string }) {
  await consumeRateLimit({ ...RATES.backup, key: client })
  const { stream, made } = await openArchive({ url: env.DATABASE_URL ?? '', store: fileStore })
  const isRead = new Promise<void>((resolve, reject) => {
    stream.once('end', resolve).once('close', () => reject(new Error('The download was aborted')))
  })
  void Promise.all([made, isRead])
    .then(([archive]) => recordCompletedBackup(archive))
    .catch((err: unknown) => logger.warn({ err }, 'backup aborted'))
  try {
    await withTransaction(actor, (req) =>
      recordActivity(req, { action: 'export', subject: 'a backup' }),
    )
  } catch (error) {
    stream.destroy()
    throw error
  }
  return { name: `folio-${fileTimestamp()}.tar.gz`, body: stream }
}

async function recordCompletedBackup(archive: CompletedArchive) {
  await recordBackup((await payloadClient()).db.pool, archive)
  const { bytes, manifest } = archive
  logger.info({ bytes, damages: manifest.damages.length }, 'backup sent')
}

/** `20261121-0730`, in UTC: sorts by time, and is valid on every file system. */
const fileTimestamp = () =>
  new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-')
