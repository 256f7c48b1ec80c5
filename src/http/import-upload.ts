import 'server-only'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importMessages } from '#src/contract/import/import-messages.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { createUploadFolder, removeUploadFolder } from '#src/services/import/import-folder.ts'
import { uploadPath } from '#src/services/import/upload-path.ts'
import { createSemaphore } from '#src/services/platform/semaphore.ts'
import { createParser, feed, givenName, invalid, MALFORMED, multipartType } from './read-upload.ts'
import type { Parsing } from './read-upload.ts'

/** Each takes up to 200 MB of the disk, and few chunks of memory. */
export const withImportSlot = createSemaphore({ size: 2, queue: 4, timeoutMs: 30_000 })

const WRITE_GRACE_MS = 10_000

/**
 * Writes each file to the path in its name, in a new temporary folder. Errors: see `readUpload`; `too-large` (413)
 * above 200 MB or 20,000 files.
 */
export async function receiveImport(request: Request): Promise<string> {
  const type = multipartType(request)
  const folder = await createUploadFolder()
  try {
    const parsing = parse(type, folder)
    await feed(request, parsing, WRITE_GRACE_MS)
    await parsing.result
    return folder
  } catch (error) {
    await removeUploadFolder(folder)
    throw error
  }
}

function parse(contentType: string, folder: string): Parsing {
  const limits = { files: LIMITS.importFiles, parts: LIMITS.importFiles + 1 }
  const parser = createParser(contentType, { ...limits, fileSize: LIMITS.importBytes + 1 })
  const { promise: result, resolve, reject } = Promise.withResolvers<undefined>()
  // Avoids an unhandled rejection before the caller awaits the result.
  result.catch(() => undefined)
  let isSettled = false
  const refuse = (error: unknown) => {
    isSettled = true
    reject(error)
  }
  const writing: Promise<void>[] = []
  const measure = sizeLimit()
  parser.on('file', (field, stream, given) => {
    const parts = uploadPath(givenName(given))
    stream.on('error', refuse)
    if (isSettled || field !== 'import' || !parts) {
      stream.resume()
      return refuse(invalid(parts ? FIELD : importMessages.badName))
    }
    writing.push(store(stream, measure(), path.join(folder, ...parts)).catch(refuse))
  })
  for (const event of ['filesLimit', 'partsLimit'] as const)
    parser.on(event, () => refuse(new ServiceError('too-large', importMessages.tooManyFiles)))
  for (const event of ['field', 'fieldsLimit'] as const)
    parser.on(event, () => refuse(invalid(FIELD)))
  parser.on('error', (cause) => refuse(invalid(MALFORMED, cause)))
  parser.on('finish', () => {
    if (writing.length === 0) return refuse(invalid(FIELD))
    void Promise.all(writing).then(() => {
      isSettled = true
      resolve(undefined)
    })
  })
  return { parser, result, refuse, isSettled: () => isSettled }
}

/** Streams through which all files pass, and which fail once these are too large together. */
function sizeLimit() {
  let size = 0
  return () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length
        if (size <= LIMITS.importBytes) done(null, chunk)
        else done(new ServiceError('too-large', importMessages.tooLarge))
      },
    })
}

async function store(stream: Readable, limited: Transform, file: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await pipeline(stream, limited, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    stream.resume()
    const code = error instanceof Error && 'code' in error ? error.code : ''
    // Two files with one path, or a file where another one needs a folder.
    const isTaken = code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR'
    throw isTaken ? invalid(importMessages.badName, error) : error
  }
}

const FIELD = 'Send the files in the field "import", each with its path as the name.'
