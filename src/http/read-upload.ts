import 'server-only'
import busboy from '@fastify/busboy'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { cleanFileName } from '#src/services/uploads/file-name.ts'
import { reportImageQueue } from '#src/services/uploads/report-image-queue.ts'
import { isLowMemory } from '#src/env.ts'
import { createSemaphore } from '#src/services/platform/semaphore.ts'
import type { IncomingFile } from '#src/services/platform/incoming-file.ts'

type UploadField = 'media' | 'resume'

/** Four concurrent uploads, each with 10 MB in memory and on its way to the store; one with little memory. */
export const withUploadSlot = createSemaphore({
  size: isLowMemory ? 1 : 4,
  queue: 100,
  timeoutMs: 30_000,
  onWaiting: reportImageQueue('receiving'),
})

export const MALFORMED = 'The upload is not valid multipart data.'

/**
 * Exactly one file in `field`. Errors: `wrong-type` (415), `too-large` (413) above 10,485,760 bytes, without reading
 * on, `invalid` (400) for any other body.
 */
export async function readUpload(request: Request, field: UploadField): Promise<IncomingFile> {
  const type = multipartType(request)
  const declared = Number(request.headers.get('content-length') ?? 0)
  const parsing = parse(type, field, declared)
  await feed(request, parsing)
  return parsing.result
}

/** The content type of a multipart body. Errors: `wrong-type` (415). */
export function multipartType({ headers }: Request): string {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    throw new ServiceError('wrong-type', 'The body must be multipart/form-data.')
  }
  if (headers.has('content-encoding'))
    throw new ServiceError('wrong-type', 'Compressed bodies are not accepted.')
  return type
}

export type Parsing = {
  parser: ReturnType<typeof createParser>
  result: Promise<unknown>
  refuse: (error: unknown) => void
  isSettled: () => boolean
}

function parse(contentType: string, field: UploadField, declared: number) {
  const parser = createParser(contentType, {
    // busboy truncates a file of exactly the limit without an event, so the limit is one byte higher.
    fileSize: LIMITS.uploadBytes + 1,
    files: 1,
    parts: 2,
  })
  const { promise: result, resolve, reject } = Promise.withResolvers<IncomingFile>()
  // Avoids an unhandled rejection before the caller awaits the result.
  result.catch(() => undefined)
  let file: { name: string; room: Buffer; length: number } | undefined
  let isSettled = false
  const refuse = (error: unknown) => {
    isSettled = true
    reject(error instanceof ServiceError ? error : invalid(MALFORMED, error))
  }
  parser.on('file', (name, stream, given) => {
    stream.on('error', refuse)
    if (name !== field || file) return refuse(oneFileOnly(field))
    const current = { name: givenName(given), room: roomFor(declared), length: 0 }
    file = current
    // A body larger than the limit plus the part headers cannot be one small file.
    if (declared > LIMITS.uploadBytes + MULTIPART_ROOM) return refuse(tooLarge(field, current.name))
    stream.on('limit', () => refuse(tooLarge(field, current.name)))
    stream.on('data', (chunk: Buffer) => {
      current.length += chunk.copy(current.room, current.length)
    })
  })
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => refuse(oneFileOnly(field)))
  }
  parser.on('field', () => refuse(oneFileOnly(field)))
  parser.on('error', refuse)
  parser.on('finish', () => {
    if (!file) return refuse(invalid(`A file in the field "${field}" is required.`))
    const bytes = file.room.subarray(0, file.length)
    if (bytes.length > LIMITS.uploadBytes) return refuse(tooLarge(field, file.name))
    isSettled = true
    resolve({ name: file.name, bytes })
  })
  return { parser, result, refuse, isSettled: () => isSettled }
}

/** Browsers encode a quote in a file name as %22 (and nothing else, so nothing else is decoded). */
export const givenName = (given: string | undefined) => given?.replaceAll('%22', '"') || 'file'

const MULTIPART_ROOM = 64 * 1024

/** Allocated once: concatenating chunks would hold the file twice. Memory is committed as it is filled. */
const roomFor = (declared: number) =>
  Buffer.allocUnsafe(Math.min(declared || Infinity, LIMITS.uploadBytes + 1))

type FileLimits = { fileSize: number; files: number; parts: number }

export function createParser(contentType: string, limits: FileLimits) {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      limits: { ...limits, fields: 0, headerPairs: 20, headerSize: 16 * 1024 },
    })
  } catch (cause) {
    throw invalid(MALFORMED, cause)
  }
}

/** Writes with backpressure. `graceMs`: how long the result may take after the last byte. */
export async function feed(
  request: Request,
  { parser, result, refuse, isSettled }: Parsing,
  graceMs = END_GRACE_MS,
) {
  const reader = request.body?.getReader()
  try {
    for (;;) {
      const step = await reader?.read()
      if (isSettled() || !step || step.done) break
      const isTaken = new Promise<void>((resolve) =>
        parser.write(viewOf(step.value), () => resolve()),
      )
      await Promise.race([isTaken, result])
    }
  } catch (error) {
    refuse(error)
  }
  if (isSettled()) {
    // Cancel the rest of the body instead of reading it.
    await reader?.cancel().catch(() => undefined)
    return
  }
  parser.end()
  // A body that ends in the middle of a part leaves the parser waiting for more.
  await Promise.race([
    result.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, graceMs)),
  ])
  if (!isSettled()) refuse(invalid(MALFORMED))
}

const END_GRACE_MS = 250

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

const tooLarge = (field: UploadField, name: string) =>
  new ServiceError(
    'too-large',
    field === 'resume'
      ? uploadMessages.resumeTooLarge
      : uploadMessages.mediaTooLarge(cleanFileName(name)),
  )

export const invalid = (message: string, cause?: unknown) =>
  new ServiceError('invalid', message, { cause })

const oneFileOnly = (field: UploadField) =>
  invalid(`Send exactly one file, in the field "${field}".`)
