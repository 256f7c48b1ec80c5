import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { backupFolder, BACKUP_PREFIX, updateBackups } from '#src/scripts/archive/update-backups.ts'
import { createArchive } from '#src/scripts/archive/create-archive.ts'

const KEPT = 3

/**
 * Copies database and files into `DATA_DIR/backups` before the migrations of a new release, and keeps the last three
 * such copies. Rejects when it cannot, since a migration cannot be undone.
 *
 * @returns the archive and its size in bytes
 */
export async function backupBeforeUpdate(site: { url: string; dataDir: string }) {
  const folder = backupFolder(site.dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(
    folder,
    `${BACKUP_PREFIX}${new Date().toISOString().replaceAll(/[-:.]/g, '')}.tar.gz`,
  )
  const archive = await createArchive({ file, url: site.url, store: fileStore }).catch(
    (cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      const hint = 'mend that, or make one yourself and set BACKUP_BEFORE_MIGRATION=false'
      throw new Error(`The backup before the update failed (${reason}): ${hint}`, { cause })
    },
  )
  for (const old of (await updateBackups(site.dataDir)).slice(0, -KEPT)) await rm(old)
  return { file, bytes: archive.bytes }
}
