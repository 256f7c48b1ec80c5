import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { ServiceError } from '#src/contract/errors.ts'
import { decodeText } from '#src/import/source/decode-text.ts'
import type { ExportedFiles } from './open-zip.ts'
import { unreadable, readable } from './unreadable.ts'
import { LIMITS } from '#src/contract/limits.ts'

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

/** Rejects an image that is larger than an upload may be. */
export async function readLimited(name: string, stream: Readable): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of readable(name, stream)) {
    size += chunk.length
    if (size > LIMITS.uploadBytes) break
    chunks.push(chunk)
  }
  if (size > LIMITS.uploadBytes) throw unreadable(name, 'is larger than 10 MB')
  return Buffer.concat(chunks)
}
