import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openArchive } from '#src/services/backup/open-archive.ts'
import type { CompletedArchive } from '#src/services/backup/open-archive.ts'
import { syncFolder } from '#src/services/storage/disk-store.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'

type ArchiveOptions = { file: string; url: string; store: FileStore }

/** Writes a `.part` file, renamed once synced. No file is left after an error, or if the file exists. */
export async function createArchive({
  file,
  url,
  store,
}: ArchiveOptions): Promise<CompletedArchive> {
  const target = path.resolve(file)
  const part = `${target}.part`
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const handle = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Error(`${part} exists: another backup is running`)
    throw error
  })
  try {
    const { stream, made } = await openArchive({ url, store })
    const [archive] = await Promise.all([
      made,
      pipeline(stream, handle.createWriteStream({ flush: true })),
    ])
    await renameToNew(part, target)
    await syncFolder(path.dirname(target))
    return archive
  } finally {
    await handle.close().catch(() => undefined)
    await rm(part, { force: true })
  }
}

/** Renames a file to a name that no file has; works on file systems without hard links. Errors: a file has that name. */
export async function renameToNew(part: string, target: string): Promise<void> {
  // A rename alone would overwrite an existing file, so an empty one reserves the name first.
  const reserved = await open(target, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${target} exists: choose another name`) : error
  })
  await reserved.close()
  try {
    await rename(part, target)
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}
