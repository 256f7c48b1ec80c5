import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const RETAINED = { 'before-update': 3, 'before-restore': 3, scheduled: 7 } as const
type BackupKind = keyof typeof RETAINED

export const backupFolder = (dataDir: string) => path.resolve(dataDir, 'backups')

export async function newBackupFile(folder: string, kind: BackupKind): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stamp = new Date().toISOString().replaceAll(/[-:.]/g, '')
  return path.resolve(folder, `${kind}-${stamp}.tar.gz`)
}

export async function listBackups(folder: string, kind: BackupKind): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.tar.gz'))
    .sort()
    .map((name) => path.join(folder, name))
}

export async function pruneBackups(folder: string, kind: BackupKind): Promise<void> {
  for (const old of (await listBackups(folder, kind)).slice(0, -RETAINED[kind])) await rm(old)
}
