import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** How many backups are kept of those that commands name themselves: of a start, a restore and a schedule. */
const KEPT = { 'before-update': 3, 'before-restore': 3, scheduled: 7 } as const
type BackupKind = keyof typeof KEPT

/** Folder of the backups of starts and schedules. */
export const backupFolder = (dataDir: string) => path.resolve(dataDir, 'backups')

/** A name for a new backup in this folder, which is created. */
export async function newBackupFile(folder: string, kind: BackupKind): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stamp = new Date().toISOString().replaceAll(/[-:.]/g, '')
  return path.resolve(folder, `${kind}-${stamp}.tar.gz`)
}

/** The complete backups of a kind, oldest first. */
export async function listBackups(folder: string, kind: BackupKind): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.tar.gz'))
    .sort()
    .map((name) => path.join(folder, name))
}

/** Removes the oldest backups of a kind. */
export async function pruneBackups(folder: string, kind: BackupKind): Promise<void> {
  for (const old of (await listBackups(folder, kind)).slice(0, -KEPT[kind])) await rm(old)
}
