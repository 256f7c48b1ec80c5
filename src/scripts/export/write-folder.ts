import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FOLIO_FILE, folioSchema } from '#src/export-format/export-format.ts'
import type { ExportedFile } from '#src/export-format/exported-file.ts'

type Written = {
  written: number
  /** Files that rows name and the store does not have. */
  missing: string[]
}

export const exitCodeOf = ({ missing }: Written): number => (missing.length > 0 ? 2 : 0)

/**
 * The folder gets its name when complete; partial files are removed. Readable by this user only: it contains messages
 * and drafts.
 */
export async function writeFolder(
  folder: string,
  files: AsyncIterable<ExportedFile>,
  onFile: (done: number, path: string) => void = () => undefined,
): Promise<Written> {
  const target = path.resolve(folder)
  const isThere = await isEmptyFolder(target)
  const partial = `${target}.partial`
  await rm(partial, { recursive: true, force: true })
  try {
    let written = 0
    let missing: string[] = []
    for await (const file of files) {
      await write(path.join(partial, file.path), file)
      if (file.path === FOLIO_FILE) missing = missingOf(file)
      written += 1
      onFile(written, file.path)
    }
    if (isThere) await rmdir(target)
    await rename(partial, target)
    return { written, missing }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

async function write(file: string, { content }: ExportedFile): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await (typeof content === 'string'
    ? writeFile(file, content, { mode: 0o600 })
    : pipeline(content, createWriteStream(file, { mode: 0o600 })))
}

const missingOf = ({ content }: ExportedFile): string[] =>
  typeof content === 'string' ? folioSchema.parse(JSON.parse(content)).missing : []

async function isEmptyFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`${folder} is not a folder`, { cause: error })
  })
  if (names && names.length > 0) throw new Error(`${folder} is not empty: choose another folder`)
  return names !== undefined
}
