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
import { hasCode } from '#src/lib/error-causes.ts'
import { createUploadFolder, removeUploadFolder } from '#src/services/import/import-folder.ts'
import { createSemaphore } from '#src/services/platform/semaphore.ts'
import { invalid, readMultipart } from './multipart.ts'

/** Each takes up to 200 MB of the disk, and few chunks of memory. */
export const withImportSlot = createSemaphore({ size: 2, queue: 4, timeoutMs: 30_000 })

const WRITE_GRACE_MS = 10_000

/**
 * Writes each file to the path in its name, in a new temporary folder. Errors: see `readMultipart`; `too-large` (413)
 * above 200 MB or 20,000 files.
 */
export async function receiveImport(request: Request): Promise<string> {
  const folder = await createUploadFolder()
  const noFile = () => invalid(FIELD)
  const writing: Promise<void>[] = []
  const measure = sizeLimit()
  try {
    return await readMultipart(request, {
      limits: {
        ...{ files: LIMITS.importFiles, parts: LIMITS.importFiles + 1 },
        fileSize: LIMITS.importBytes + 1,
      },
      onFile: ({ field, name, stream }, refuse) => {
        const parts = uploadPath(name)
        if (!parts) throw invalid(importMessages.badName)
        if (field !== 'import') throw noFile()
        writing.push(store(stream, measure(), path.join(folder, ...parts)).catch(refuse))
      },
      tooMany: () => new ServiceError('too-large', importMessages.tooManyFiles),
      notFile: noFile,
      onEnd: async () => {
        if (writing.length === 0) throw noFile()
        await Promise.all(writing)
        return folder
      },
      graceMs: WRITE_GRACE_MS,
    })
  } catch (error) {
    await removeUploadFolder(folder)
    throw error
  }
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
    // Two files with one path, or a file where another one needs a folder.
    const isTaken = hasCode(error, /^(?:EEXIST|ENOTDIR|EISDIR)$/)
    throw isTaken ? invalid(importMessages.badName, error) : error
  }
}

const FIELD = 'Send the files in the field "import", each with its path as the name.'

/** The parts of an uploaded path, none of which leaves the dropped folder. Undefined for a path that cannot be stored. */
export function uploadPath(given: string): string[] | undefined {
  const parts = given.split(/[/\\]/).filter((part) => part !== '' && part !== '.')
  const isStorable = (part: string) =>
    part !== '..' &&
    part.isWellFormed() &&
    !/[\u0000-\u001f\u007f]/.test(part) &&
    Buffer.byteLength(part) <= LIMITS.fileNameLength
  const isPath = parts.length > 0 && parts.length <= LIMITS.importLevels && parts.every(isStorable)
  return isPath ? parts : undefined
}
