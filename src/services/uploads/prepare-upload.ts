import { createHash } from 'node:crypto'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadText } from '#src/contract/upload-text.ts'
import { detectFileType, isPdf } from './detect-file-type.ts'
import { cleanFileName, randomStem } from './file-name.ts'
import { PDF } from './file-types.ts'
import type { FileType } from './file-types.ts'
import { readImageHeader } from './image-header.ts'
import { makeRenditions } from './image-renditions.ts'
import { createSlots } from '#src/services/slots.ts'
import { stripMetadata } from './strip-metadata.ts'

export type GivenFile = { name: string; bytes: Buffer }

export type PreparedRendition = {
  name: string
  width: number
  height: number
  mimeType: string
  bytes: Buffer
}

/** A checked file, ready to be stored under its own random name. */
export type PreparedUpload = {
  /** Name in the store: random, with the extension of the real type. */
  name: string
  originalName: string
  mimeType: string
  bytes: Buffer
  sha256: string
  width: number | null
  height: number | null
  placeholder: string | null
  renditions: PreparedRendition[]
}

// Decoding and encoding take the memory: two at once fill two cores.
const inSlot = createSlots({ size: 2, queue: 24, patience: 60_000 })

/**
 * Checks a media file by its bytes and makes what is stored of it: for images without metadata, with
 * sizes and placeholder.
 * Errors: `invalid` (empty, damaged, too many pixels), `too-large`, `wrong-type`, `unavailable`.
 */
export function prepareMedia(file: GivenFile): Promise<PreparedUpload> {
  const name = cleanFileName(file.name)
  assertSize(file.bytes, uploadText.mediaTooLarge(name))
  return inSlot(async () => {
    const type = await detectFileType(file.bytes, name)
    if (!type) throw new ServiceError('wrong-type', uploadText.mediaWrongType(name))
    if (type.family !== 'image') return plain(file.bytes, name, type)
    return prepareImage(file.bytes, name, type)
  })
}

/** Checks a resume: a PDF by its bytes (§9). Errors: `invalid` (empty), `too-large`, `wrong-type`. */
export async function prepareResume(file: GivenFile): Promise<PreparedUpload> {
  const name = cleanFileName(file.name)
  assertSize(file.bytes, uploadText.resumeTooLarge)
  if (!isPdf(file.bytes)) throw new ServiceError('wrong-type', uploadText.resumeWrongType)
  return plain(file.bytes, name, PDF)
}

function assertSize({ length }: Buffer, tooLarge: string) {
  if (length === 0) throw new ServiceError('invalid', uploadText.empty)
  if (length > LIMITS.uploadBytes) throw new ServiceError('too-large', tooLarge)
}

async function prepareImage(
  bytes: Buffer,
  originalName: string,
  type: FileType,
): Promise<PreparedUpload> {
  const header = await readImageHeader(bytes, type, originalName)
  try {
    const { placeholder, renditions } = await makeRenditions(bytes, header)
    const file = plain(await stripMetadata(bytes, type, header), originalName, type)
    const stem = file.name.slice(0, file.name.indexOf('.'))
    return {
      ...file,
      width: header.width,
      height: header.height,
      placeholder,
      renditions: renditions.map(({ extension, ...rendition }) => ({
        ...rendition,
        name: `${stem}-${rendition.width}.${extension}`,
      })),
    }
  } catch (cause) {
    throw new ServiceError('invalid', uploadText.brokenImage(originalName), { cause })
  }
}

function plain(bytes: Buffer, originalName: string, type: FileType): PreparedUpload {
  return {
    name: `${randomStem()}.${type.extension}`,
    originalName,
    mimeType: type.mimeType.split(';', 1)[0] ?? type.mimeType,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    width: null,
    height: null,
    placeholder: null,
    renditions: [],
  }
}
