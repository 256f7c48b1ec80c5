import 'server-only'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { cleanFileName } from '#src/services/uploads/file-name.ts'
import { reportImageQueue } from '#src/services/uploads/report-image-queue.ts'
import { isLowMemory } from '#src/env.ts'
import { createSemaphore } from '#src/services/platform/semaphore.ts'
import type { IncomingFile } from '#src/services/platform/incoming-file.ts'
import { invalid, readMultipart } from './multipart.ts'

type UploadField = 'media' | 'resume'

/** Four concurrent uploads, each with 10 MB in memory and on its way to the store; one with little memory. */
export const withUploadSlot = createSemaphore({
  size: isLowMemory ? 1 : 4,
  queue: 100,
  timeoutMs: 30_000,
  onWaiting: reportImageQueue('receiving'),
})

/**
 * Exactly one file in `field`. Errors: `wrong-type` (415), `too-large` (413) above 10,485,760 bytes, without reading
 * on, `invalid` (400) for any other body.
 */
export function readUpload(request: Request, field: UploadField): Promise<IncomingFile> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  const oneFileOnly = () => invalid(`Send exactly one file, in the field "${field}".`)
  let file: { name: string; room: Buffer; length: number } | undefined
  return readMultipart(request, {
    // busboy truncates a file of exactly the limit without an event, so the limit is one byte higher.
    limits: { fileSize: LIMITS.uploadBytes + 1, files: 1, parts: 2 },
    onFile: (part, refuse) => {
      const { name, stream } = part
      if (part.field !== field || file) throw oneFileOnly()
      const current = { name, room: roomFor(declared), length: 0 }
      file = current
      // A body larger than the limit plus the part headers cannot be one small file.
      if (declared > LIMITS.uploadBytes + MULTIPART_ROOM) throw tooLarge(field, name)
      stream.on('limit', () => refuse(tooLarge(field, name)))
      stream.on('data', (chunk: Buffer) => {
        current.length += chunk.copy(current.room, current.length)
      })
    },
    tooMany: oneFileOnly,
    notFile: oneFileOnly,
    onEnd: () => {
      if (!file) throw invalid(`A file in the field "${field}" is required.`)
      const bytes = file.room.subarray(0, file.length)
      if (bytes.length > LIMITS.uploadBytes) throw tooLarge(field, file.name)
      return { name: file.name, bytes }
    },
  })
}

const MULTIPART_ROOM = 64 * 1024

/** Allocated once: concatenating chunks would hold the file twice. Memory is committed as it is filled. */
const roomFor = (declared: number) =>
  Buffer.allocUnsafe(Math.min(declared || Infinity, LIMITS.uploadBytes + 1))

const tooLarge = (field: UploadField, name: string) =>
  new ServiceError(
    'too-large',
    field === 'resume'
      ? uploadMessages.resumeTooLarge
      : uploadMessages.mediaTooLarge(cleanFileName(name)),
  )
