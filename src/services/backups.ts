import { sql } from '#collections/sql.ts'
import { record } from '#collections/hooks/record.ts'
import { BACKUP_STARTS, backupSchema } from '#src/contract/backups.ts'
import type { Backup, BackupState } from '#src/contract/backups.ts'
import { env } from '#src/env.ts'
import { backupLockHeld } from './backup/backup-lock.ts'
import { recordBackup } from './backup/backup-record.ts'
import { openArchive } from './backup/open-archive.ts'
import type { MadeArchive } from './backup/open-archive.ts'
import { logger } from './log.ts'
import { payloadClient, readSql, withTransaction } from './payload.ts'
import type { Admin } from './payload.ts'
import { consume } from './rate-limit.ts'
import { fileStore } from './storage/configured-store.ts'

/** The last backup that was finished, or null when there is none. For the administrator: no access rule holds. */
export async function latestBackup(): Promise<Backup | null> {
  const [row] = await readSql(
    sql`select made_at, bytes, rows, files, damages, sha256 from backups order by made_at desc limit 1`,
  )
  if (!row) return null
  return backupSchema.parse({
    madeAt: new Date(String(row['made_at'])).toISOString(),
    bytes: Number(row['bytes']),
    rows: Number(row['rows']),
    files: Number(row['files']),
    damages: Number(row['damages']),
    sha256: String(row['sha256']),
  })
}

/** GET /api/backups. */
export async function getBackups(_caller: { actor: Admin }): Promise<BackupState> {
  const { pool } = (await payloadClient()).db
  return { isRunning: await backupLockHeld(pool), latest: await latestBackup() }
}

/**
 * POST /api/backups: an archive as `npm run backup` makes it, made while it is read and kept nowhere here. The
 * record gets its line before the first byte; it counts as the last backup when the last byte was read.
 * @param client the visitor's address
 * @returns a name for the file, and its bytes; who stops reading ends the work
 * Errors: `too-many` (429), `conflict` (409) while another is being made.
 */
export async function createBackup({ actor, client }: { actor: Admin; client: string }) {
  await consume({ name: 'backup', key: client, ...BACKUP_STARTS })
  const { stream, made } = await openArchive({ url: env.DATABASE_URL ?? '', store: fileStore })
  const isRead = new Promise<void>((resolve, reject) => {
    stream.once('end', resolve).once('close', () => reject(new Error('The download was aborted')))
  })
  void Promise.all([made, isRead])
    .then(([archive]) => remember(archive))
    .catch((err: unknown) => logger.warn({ err }, 'backup aborted'))
  try {
    await withTransaction(actor, (req) => record(req, { action: 'export', subject: 'a backup' }))
  } catch (error) {
    stream.destroy()
    throw error
  }
  return { name: `folio-${stamp()}.tar.gz`, stream }
}

async function remember(archive: MadeArchive) {
  await recordBackup((await payloadClient()).db.pool, archive)
  const { bytes, manifest } = archive
  logger.info({ bytes, damages: manifest.damages.length }, 'backup sent')
}

/** `20261121-0730`, in UTC: names sort by time, and no file system minds them. */
const stamp = () => new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-')
