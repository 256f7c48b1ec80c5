import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { ServiceError } from '#src/contract/errors.ts'
import { decodeText } from '#src/import/source/decode-text.ts'
import type { ExportedFiles } from './open-zip.ts'
import { readLimited } from './read-limited.ts'
import { unreadable } from './unreadable.ts'

/** The text of a file of an export, up to 10 MB. Errors: `invalid` with a sentence that names the file. */
export async function readText(file: string, stream: Readable): Promise<string> {
  const text = decodeText(await readLimited(file, stream))
  if (text === undefined) throw unreadable(file, 'is not text in UTF-8')
  return text.replace(/^\u{FEFF}/u, '')
}

/** The text of a post, or the problem of its file, which skips only this post. */
export async function readPostText(
  files: ExportedFiles,
  name: string,
): Promise<{ text: string; problem?: string }> {
  try {
    return { text: await readText(basename(name), await files.open(name)) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { text: '', problem: error.message.replace(/\.$/, '') }
  }
}
