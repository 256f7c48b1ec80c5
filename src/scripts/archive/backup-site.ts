import { existsSync } from 'node:fs'
import path from 'node:path'
import { env } from '#src/env.ts'
import { withArchiveClient } from '#src/services/backup/archive-client.ts'
import type { Manifest } from '#src/services/backup/backup-format.ts'
import { fileCount, recordBackup, rowCount } from '#src/services/backup/backup-record.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { withDatabase } from '#src/scripts/database/open-database.ts'
import { createArchive } from './create-archive.ts'
import { backupFolder, newBackupFile, pruneBackups } from './backup-retention.ts'

export async function backupOnSchedule(): Promise<number> {
  const folder = backupFolder(env.DATA_DIR)
  const code = await backupSite(await newBackupFile(folder, 'scheduled'))
  await pruneBackups(folder, 'scheduled')
  return code
}

export async function backupSite(file: string): Promise<number> {
  const target = path.resolve(file)
  if (existsSync(target)) throw new Error(`${target} exists: choose another name`)
  return withDatabase({ env }, async (url) => {
    const archive = await createArchive({ file: target, url, store: fileStore })
    await withArchiveClient(url, 'folio-backup', (client) => recordBackup(client, archive))
    console.log(
      `Backup made: ${target}, ${describeContents(archive.manifest)}, ${archive.bytes} bytes`,
    )
    console.log(`sha256 ${archive.sha256}`)
    return reportDamagedFiles(archive.manifest)
  })
}

export const describeContents = (manifest: Manifest) =>
  `${rowCount(manifest)} rows of ${manifest.tables.length} tables, ${fileCount(manifest)} files`

function reportDamagedFiles({ damages }: Manifest): number {
  if (damages.length === 0) return 0
  console.error(`${damages.length} damaged files are not included in the backup:`)
  for (const { file, problem } of damages) console.error(`  ${file} is ${problem}`)
  return 2
}
