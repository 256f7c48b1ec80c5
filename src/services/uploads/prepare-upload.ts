import { createHash } from 'node:crypto'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { detectFileType, isPdf } from './detect-file-type.ts'
import { cleanFileName, randomStem } from './file-name.ts'
import { PDF } from './file-types.ts'
import type { FileType } from './file-types.ts'
import { readImageHeader } from './image-header.ts'
import { makeRenditions } from './image-renditions.ts'
import type { Rendition } from './image-renditions.ts'
import { reportImageQueue } from './report-image-queue.ts'
import { isLowMemory } from '#src/env.ts'
import { createSemaphore } from '#src/services/platform/semaphore.ts'
import type { IncomingFile } from '#src/services/platform/incoming-file.ts'
import { stripMetadata } from './strip-metadata.ts'

export type PreparedUpload = {
  /** Name in the store: random, with the extension of the real type. */
  name: string
  originalName: string
  mimeType: string
  bytes: Buffer
  sha256: string
  sourceSha256: string
  importRun?: string
  width: number | null
  height: number | null
  placeholder: string | null
  renditions: (Omit<Rendition, 'extension'> & { name: string })[]
}

// Each takes a process of the image program: two processes use two cores.
const uploadSemaphore = createSemaphore({
  size: isLowMemory ? 1 : 2,
  queue: 24,
  timeoutMs: 60_000,
  onWaiting: reportImageQueue('processing'),
})

/**
 * Validates by bytes, strips metadata, and makes renditions. Errors: `invalid` (empty, damaged, too many pixels),
 * `too-large`, `wrong-type`, `unavailable`.
 */
export function prepareMedia({ name: given, bytes }: IncomingFile): Promise<PreparedUpload> {
  const name = cleanFileName(given)
  assertSize(bytes, uploadMessages.mediaTooLarge(name))
  return uploadSemaphore(async () => {
    const type = await mediaType(bytes, name)
    if (type.family !== 'image') return describeFile(bytes, name, type)
    return prepareImage(bytes, name, type)
  })
}

/** Validates without decoding pixels, for plans. Errors: see `prepareMedia`. */
export async function checkMedia({ name: given, bytes }: IncomingFile): Promise<void> {
  const name = cleanFileName(given)
  assertSize(bytes, uploadMessages.mediaTooLarge(name))
  const type = await mediaType(bytes, name)
  if (type.family === 'image') await readImageHeader(bytes, type, name)
}

async function mediaType(bytes: Buffer, name: string): Promise<FileType> {
  const type = await detectFileType(bytes, name)
  if (!type) throw new ServiceError('wrong-type', uploadMessages.mediaWrongType(name))
  return type
}

/** Validates a resume: a PDF by its bytes (S9-upload-02). Errors: `invalid` (empty), `too-large`, `wrong-type`. */
export async function prepareResume(file: IncomingFile): Promise<PreparedUpload> {
  const name = cleanFileName(file.name)
  assertSize(file.bytes, uploadMessages.resumeTooLarge)
  if (!isPdf(file.bytes)) throw new ServiceError('wrong-type', uploadMessages.resumeWrongType)
  return describeFile(file.bytes, name, PDF)
}

function assertSize({ length }: Buffer, tooLarge: string) {
  if (length === 0) throw new ServiceError('invalid', uploadMessages.empty)
  if (length > LIMITS.uploadBytes) throw new ServiceError('too-large', tooLarge)
}

async function prepareImage(
  bytes: Buffer,
  originalName: string,
  type: FileType,
): Promise<PreparedUpload> {
  const header = await readImageHeader(bytes, type, originalName)
  try {
    const { placeholder, renditions } = await makeRenditions(bytes, header, originalName)
    const stripped = await stripMetadata(bytes, type, header, originalName)
    const file = describeFile(stripped, originalName, type)
    const stem = file.name.slice(0, file.name.indexOf('.'))
    return {
      ...file,
      sourceSha256: hashOf(bytes),
      width: header.width,
      height: header.height,
      placeholder,
      renditions: renditions.map(({ extension, ...rendition }) => ({
        ...rendition,
        name: `${stem}-${rendition.width}.${extension}`,
      })),
    }
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    throw new ServiceError('invalid', uploadMessages.brokenImage(originalName), { cause })
  }
}

function describeFile(bytes: Buffer, originalName: string, type: FileType): PreparedUpload {
  return {
    name: `${randomStem()}.${type.extension}`,
    originalName,
    mimeType: type.mimeType.split(';', 1)[0] ?? type.mimeType,
    bytes,
    sha256: hashOf(bytes),
    sourceSha256: hashOf(bytes),
    width: null,
    height: null,
    placeholder: null,
    renditions: [],
  }
}

/** The columns of the file that describe its bytes. */
export const uploadedContent = (upload: PreparedUpload) => ({
  name: upload.name,
  mimeType: upload.mimeType,
  filesize: upload.bytes.length,
  sha256: upload.sha256,
  width: upload.width,
  height: upload.height,
  placeholder: upload.placeholder,
  renditions: upload.renditions.map(({ bytes: _bytes, ...rendition }) => rendition),
})

/** Checksum by which a file is recognised when it comes again. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
