import { errorMessage } from '#src/lib/error-message.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { backupFolder, newBackupFile, pruneBackups } from '#src/scripts/archive/backup-retention.ts'
import { createArchive } from '#src/scripts/archive/create-archive.ts'

/** Before migrations, which cannot be undone. Rejects if it fails. Returns the archive and its size in bytes. */
export async function backupBeforeUpdate(site: { url: string; dataDir: string }) {
  const folder = backupFolder(site.dataDir)
  const file = await newBackupFile(folder, 'before-update')
  const archive = await createArchive({ file, url: site.url, store: fileStore }).catch(
    (cause: unknown) => {
      const reason = errorMessage(cause)
      const hint =
        'fix the problem, or create a backup yourself and set BACKUP_BEFORE_MIGRATION=false'
      throw new Error(`The backup before the update failed (${reason}): ${hint}`, { cause })
    },
  )
  await pruneBackups(folder, 'before-update')
  return { file, bytes: archive.bytes }
}
