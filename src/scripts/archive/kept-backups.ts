import { readdir } from 'node:fs/promises'
import path from 'node:path'

export const BACKUP_PREFIX = 'before-update-'

/** Folder of the backups that a start makes before migrations. */
export const backupFolder = (dataDir: string) => path.resolve(dataDir, 'backups')

/** The complete backups of earlier updates, oldest first. */
export async function updateBackups(dataDir: string): Promise<string[]> {
  const folder = backupFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.startsWith(BACKUP_PREFIX) && name.endsWith('.tar.gz'))
    .sort()
    .map((name) => path.join(folder, name))
}
