import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import type { SourceFile } from '#src/import/source/source-post.ts'
import { readLimited } from './read-limited.ts'

/** A file below `folder` by its path, links followed; undefined when there is none, or it lies outside. */
export async function fileBeside(folder: string, path: string): Promise<SourceFile | undefined> {
  if (path.includes('\0')) return undefined
  // Names on a disk may have decomposed letters, as macOS has them.
  const forms = [path, path.normalize('NFC'), path.normalize('NFD')]
  const root = await realPath(folder)
  const found = await Promise.all(forms.map((form) => realPath(join(folder, form))))
  const target = found.find((one) => one !== undefined)
  if (root === undefined || target === undefined) return undefined
  if (!target.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
  if (!(await stat(target)).isFile()) return undefined
  const name = basename(path)
  return { name, read: () => readLimited(name, createReadStream(target)) }
}

const realPath = (path: string): Promise<string | undefined> =>
  realpath(path).catch(() => undefined)
