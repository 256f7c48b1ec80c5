import 'server-only'
import type { Readable } from 'node:stream'
import busboy from '@fastify/busboy'
import { ServiceError } from '#src/contract/errors.ts'
import { codeOf } from '#src/lib/error-causes.ts'

type FilePart = { field: string; name: string; stream: Readable }

type Multipart<Result> = {
  limits: { fileSize: number; files: number; parts: number }
  /** Receives a file. Throws to refuse the body. */
  onFile: (file: FilePart, refuse: (error: unknown) => void) => void
  tooMany: () => ServiceError
  /** For a part that is not a file. */
  notFile: () => ServiceError
  onEnd: () => Result | Promise<Result>
  /** How long the result may take after the last byte. */
  graceMs?: number
}

const MALFORMED = 'The upload is not valid multipart data.'
const END_GRACE_MS = 250

/** Reads a body with backpressure until it is refused. Errors: `wrong-type` (415), `invalid` (400), and the errors of its parts. */
export async function readMultipart<Result>(
  request: Request,
  { limits, onFile, tooMany, notFile, onEnd, graceMs = END_GRACE_MS }: Multipart<Result>,
): Promise<Result> {
  const parser = createParser(multipartType(request), limits)
  const { promise: result, resolve, reject } = Promise.withResolvers<Result>()
  // Avoids an unhandled rejection before the caller awaits the result.
  result.catch(() => undefined)
  const state = { isSettled: false }
  const refuse = (error: unknown) => {
    state.isSettled = true
    reject(error)
  }
  const refuseBody = (cause: unknown) =>
    refuse(cause instanceof ServiceError ? cause : invalid(MALFORMED, cause))
  const accept = (value: Result) => {
    state.isSettled = true
    resolve(value)
  }
  parser.on('file', (field, stream, given) => {
    if (state.isSettled) return void stream.resume()
    // A full disk ends the stream with its error.
    stream.on('error', (error) => (codeOf(error) === '' ? refuseBody(error) : refuse(error)))
    try {
      onFile({ field, name: givenName(given), stream }, refuse)
    } catch (error) {
      stream.resume()
      refuse(error)
    }
  })
  for (const event of ['filesLimit', 'partsLimit'] as const)
    parser.on(event, () => refuse(tooMany()))
  for (const event of ['field', 'fieldsLimit'] as const) parser.on(event, () => refuse(notFile()))
  parser.on('error', refuseBody)
  parser.on('finish', () => void (async () => onEnd())().then(accept, refuse))

  const reader = request.body?.getReader()
  const write = (chunk: Uint8Array) =>
    new Promise<void>((taken) => parser.write(viewOf(chunk), () => taken()))
  try {
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
      if (state.isSettled) break
      await Promise.race([write(step.value), result])
    }
  } catch (error) {
    refuseBody(error)
  }
  // Cancels the rest of the body instead of reading it.
  if (state.isSettled) await reader?.cancel().catch(() => undefined)
  else parser.end()
  // A body that ends in the middle of a part leaves the parser waiting for more.
  const timer = setTimeout(() => refuse(invalid(MALFORMED)), graceMs)
  return result.finally(() => clearTimeout(timer))
}

/** The content type of a multipart body. Errors: `wrong-type` (415). */
function multipartType({ headers }: Request): string {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    throw new ServiceError('wrong-type', 'The body must be multipart/form-data.')
  }
  if (headers.has('content-encoding'))
    throw new ServiceError('wrong-type', 'Compressed bodies are not accepted.')
  return type
}

function createParser(contentType: string, limits: Multipart<unknown>['limits']) {
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

/** Browsers encode a quote in a file name as %22 (and nothing else, so nothing else is decoded). */
const givenName = (given: string | undefined) => given?.replaceAll('%22', '"') || 'file'

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

export const invalid = (message: string, cause?: unknown) =>
  new ServiceError('invalid', message, { cause })
