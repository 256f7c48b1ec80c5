import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { LIMITS } from '#src/contract/limits.ts'
import type { SourceFile } from '#src/import/source/source-post.ts'
import { unreadable } from './unreadable.ts'

/** A file below `folder` by its path, links followed; undefined when there is none, or it lies outside. */
export async function fileInFolder(folder: string, path: string): Promise<SourceFile | undefined> {
  const target = await pathBelow(folder, path)
  return target === undefined ? undefined : { name: basename(path), read: () => readWhole(target) }
}

async function readWhole(file: string): Promise<Buffer> {
  const { size } = await stat(file)
  if (size > LIMITS.uploadBytes) throw unreadable(basename(file), 'is larger than 10 MB')
  return readFile(file)
}

/** The real path of a file below `folder`. */
async function pathBelow(folder: string, path: string): Promise<string | undefined> {
  if (path.includes('\0')) return undefined
  // Names on a disk may have decomposed letters, as macOS has them.
  const forms = new Set([path, path.normalize('NFC'), path.normalize('NFD')])
  const found = await Promise.all([...forms].map((form) => realPath(join(folder, form))))
  const target = found.find((one) => one !== undefined)
  const root = target && (await realPath(folder))
  if (target === undefined || root === undefined) return undefined
  if (!target.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
  return (await stat(target)).isFile() ? target : undefined
}

const realPath = (path: string): Promise<string | undefined> =>
  realpath(path).catch(() => undefined)

/** Paths of the files in a folder and its folders, with `/`, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .toSorted()
}
