import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, stat, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { assertFileName, FILE_KINDS, isFileName } from './file-store.ts'
import type { ByteRange, FileKind, FileStore } from './file-store.ts'
import { nullWhenMissing, storageError } from './storage-error.ts'

const TEMPORARY = '.writing-'
const isOwnName = (name: string) => isFileName(name) || /^\.writing-[\da-f-]+$/.test(name)

/** Writes a temporary file, then fsync, rename, fsync of the folder, so that a file survives a power cut. */
export function createDiskStore(root: string): FileStore {
  const folder = (kind: FileKind) => path.join(root, kind)
  const file = (kind: FileKind, name: string) => path.join(folder(kind), name)
  return {
    write: (kind, name, bytes) => writeDurably(folder(kind), name, bytes),
    size: (kind, name) => nullWhenMissing(async () => (await stat(file(kind, name))).size),
    read: (kind, name, range) =>
      nullWhenMissing(async () => {
        const from = file(kind, name)
        await stat(from)
        return Readable.from(chunksOf(from, range), { objectMode: false })
      }),
    remove: async (kind, name) => {
      if (!isOwnName(name)) assertFileName(name)
      await nullWhenMissing(() => unlink(file(kind, name)))
    },
    async *list() {
      for (const kind of FILE_KINDS) yield* listFolder(kind, folder(kind))
    },
  }
}

/** Opens the file on the first read: an unread body must not hold a handle, which ends the process since Node 26. */
async function* chunksOf(name: string, range?: ByteRange): AsyncGenerator<Buffer> {
  yield* createReadStream(name, range)
}

async function writeDurably(folder: string, name: string, bytes: Uint8Array) {
  assertFileName(name)
  const temporary = path.join(folder, `${TEMPORARY}${randomUUID()}`)
  try {
    await makeFolder(folder)
    await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true })
    await rename(temporary, path.join(folder, name))
    await syncFolder(folder)
  } catch (error) {
    await unlink(temporary).catch(() => undefined)
    throw storageError(error)
  }
}

async function makeFolder(folder: string) {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  // A new folder is itself a directory entry that a power cut could lose.
  if (first)
    for (let at = folder; at.length >= first.length; at = path.dirname(at))
      await syncFolder(path.dirname(at))
}

/** Writes a folder's entries to the disk: without that a power cut could lose a new or renamed file. */
export async function syncFolder(folder: string) {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

async function* listFolder(kind: FileKind, folder: string) {
  const entries = await nullWhenMissing(() => opendir(folder))
  for await (const entry of entries ?? []) {
    if (!isOwnName(entry.name)) continue
    const found = await nullWhenMissing(() => stat(path.join(folder, entry.name)))
    if (found?.isFile()) yield { kind, name: entry.name, size: found.size, modifiedAt: found.mtime }
  }
}
