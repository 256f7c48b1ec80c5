import type { ClientRequest, IncomingHttpHeaders } from 'node:http'
import { LIMITS } from '#src/contract/limits.ts'
import { importMessages } from '#src/contract/import/import-messages.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { isPayload } from '#src/server/request/area.ts'
import { enableLingeringClose } from '#src/server/response/error-response.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'

type BodyLimit = { bytes: number; milliseconds: number | undefined; message?: string }
export type BodyTimes = { bodyMs: number; uploadMs: number }
type LimitedRequest = Pick<RequestContext, 'method' | 'decoded' | 'area' | 'hasSession'>

/** Allowance for boundaries, part headers and the small fields with the file. */
const MULTIPART_OVERHEAD = 64 * 1024
const PART_HEAD = 1024
/** Includes forms sent without scripts. The administrator's bulk change of messages is a PATCH. */
const VISITOR_WRITES = /^POST \/(?:contact|api\/(?:contact|visit))\/?$/
/** Arguments of a server function: a post's text and its stored text, with every character escaped, and the other fields. */
const SERVER_FUNCTION_BYTES = 4 * LIMITS.postContentBytes + LIMITS.jsonBodyBytes
const IMPORT = /^POST \/api\/imports\/?$/
const UPLOAD = /^\/api\/(media|resume)\/(?:upload|[^/]+\/file)\/?$/

/**
 * Imports have `requestMs`, other uploads `uploadMs`, other bodies `bodyMs`. The application authenticates before it
 * reads, so only the owner has the longer times.
 */
export function bodyLimit(
  { method, decoded: path, area, hasSession }: LimitedRequest,
  { bodyMs, uploadMs }: BodyTimes,
): BodyLimit {
  if (IMPORT.test(`${method} ${path}`)) {
    const bytes = LIMITS.importBytes + LIMITS.importFiles * PART_HEAD
    return { bytes, milliseconds: undefined, message: importMessages.tooLarge }
  }
  const upload = UPLOAD.exec(path)?.[1]
  if (upload !== undefined) {
    const message = upload === 'resume' ? uploadMessages.resumeTooLarge : uploadMessages.tooLarge
    return { bytes: LIMITS.uploadBytes + MULTIPART_OVERHEAD, milliseconds: uploadMs, message }
  }
  if (area === 'payload-api' && hasSession) {
    // Payload sends a document's fields as an additional part with its file.
    return { bytes: LIMITS.uploadBytes + LIMITS.jsonBodyBytes, milliseconds: uploadMs }
  }
  if (area === 'payload' && hasSession)
    return { bytes: SERVER_FUNCTION_BYTES, milliseconds: uploadMs }
  const isVisitors = isPayload(area) || VISITOR_WRITES.test(`${method} ${path}`)
  const bytes = isVisitors ? LIMITS.visitorBodyBytes : LIMITS.jsonBodyBytes
  return { bytes, milliseconds: bodyMs }
}

/** The error when Content-Length exceeds the limit. */
export const declaredTooLarge = (contentLength: string, limit: BodyLimit) =>
  Number(contentLength) > limit.bytes ? payloadTooLarge(limit) : undefined

const payloadTooLarge = ({ message }: BodyLimit): HttpError => ({
  status: 413,
  close: true,
  ...(message === undefined ? {} : { message }),
})

export const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Time in which a visitor who sends a large body receives the response. */
const RESPONSE_MS = 200

/** Lets a client that is still sending receive the response. Little is read of visitors: it takes time and a connection. */
function drain(req: RequestContext['req'], bytes: number): void {
  let left = bytes
  req.on('data', (chunk: Buffer) => {
    const isFirst = left >= 0
    left -= chunk.length
    if (left >= 0 || !isFirst) return
    req.pause()
    setTimeout(() => req.socket.destroy(), RESPONSE_MS).unref()
  })
  req.resume()
}

export type Body = {
  reject: (error: HttpError) => void
  /** Streams the body to the application; without a target the body is discarded, within the same limits. */
  pipeTo: (target?: ClientRequest) => void
}

/** Receives a request body, if there is one, within its limits. `onReject` sends the error response. */
export function receiveBody(
  { req, res, hasSession }: Pick<RequestContext, 'req' | 'res' | 'hasSession'>,
  limit: BodyLimit,
  onReject: (error: HttpError) => void,
): Body {
  if (!hasBody(req.headers)) return { reject: onReject, pipeTo: (target) => target?.end() }
  let received = 0
  let isRejected = false
  let target: ClientRequest | undefined
  // A response before the end of the body closes the connection, which the client could otherwise hold by sending on.
  const { shouldKeepAlive } = res
  res.shouldKeepAlive = false
  enableLingeringClose(req.socket)

  // An upload with an access token waits for its sentence.
  const isOwners = hasSession || req.headers.authorization !== undefined
  const readOn = () => drain(req, isOwners ? Infinity : LIMITS.visitorBodyBytes)

  const reject = (error: HttpError) => {
    if (isRejected) return
    isRejected = true
    clearTimeout(timer)
    // A response that has started is completed.
    if (!res.headersSent) target?.destroy()
    onReject(error)
    readOn()
  }
  const { milliseconds } = limit
  const timer =
    milliseconds === undefined
      ? undefined
      : setTimeout(() => reject({ status: 408, close: true }), milliseconds).unref()
  res.once('close', () => clearTimeout(timer))

  const pipeTo = (to?: ClientRequest) => {
    target = to
    // The application may refuse before the first byte of the body.
    to?.flushHeaders()
    to?.once('close', () => {
      target = undefined
      readOn()
    })
    to?.on('drain', () => req.resume())
    req.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (isRejected) return
      if (received > limit.bytes) return reject(payloadTooLarge(limit))
      if (target?.write(chunk) === false) req.pause()
    })
    req.on('end', () => {
      clearTimeout(timer)
      res.shouldKeepAlive = shouldKeepAlive
      if (!isRejected) target?.end()
    })
    // The client disconnected during the upload.
    req.on('error', () => target?.destroy())
  }
  return { reject, pipeTo }
}
