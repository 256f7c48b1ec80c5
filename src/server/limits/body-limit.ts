import type { ClientRequest, IncomingHttpHeaders } from 'node:http'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/files/upload-messages.ts'
import type { Area } from '#src/server/request/area.ts'
import { enableLingeringClose } from '#src/server/response/error-response.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'

export type BodyLimit = { bytes: number; milliseconds: number | undefined; message?: string }
export type BodyTimes = { bodyTimeout: number }

/** Room for boundaries, field headers and the small fields beside the file. */
const MULTIPART_OVERHEAD = 64 * 1024
/** What everybody may send; the owner's change of many messages goes the same way with PATCH. */
const VISITOR_WRITES = /^POST \/api\/(contact|visit)\/?$/
const UPLOAD = /^\/api\/(media|resume)\/upload\/?$/

/**
 * How large a request body may be and how long it may take. Uploads take as long as the server's
 * requestTimeout allows; everything else is small and has to arrive within `bodyTimeout`.
 */
export function bodyLimit(
  method: string,
  path: string,
  area: Area,
  { bodyTimeout }: BodyTimes,
): BodyLimit {
  const upload = UPLOAD.exec(path)?.[1]
  if (upload !== undefined) {
    const message = upload === 'resume' ? uploadMessages.resumeTooLarge : uploadMessages.tooLarge
    return { bytes: LIMITS.uploadBytes + MULTIPART_OVERHEAD, milliseconds: undefined, message }
  }
  if (area === 'payload' || area === 'payload-api') {
    // Payload sends a document's fields as one more part beside its file.
    return { bytes: LIMITS.uploadBytes + LIMITS.jsonBodyBytes, milliseconds: undefined }
  }
  const bytes = VISITOR_WRITES.test(`${method} ${path}`)
    ? LIMITS.visitorBodyBytes
    : LIMITS.jsonBodyBytes
  return { bytes, milliseconds: bodyTimeout }
}

/** True when the announced length is over the limit already. */
export const declaresTooLarge = (contentLength: string | undefined, limit: BodyLimit) =>
  contentLength !== undefined && Number(contentLength) > limit.bytes

export const payloadTooLarge = ({ message }: BodyLimit): HttpError => ({
  status: 413,
  close: true,
  ...(message === undefined ? {} : { message }),
})

export const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

type Body = {
  /** Ends the request with an error, wherever it stands; the application sees a failed body. */
  reject: (error: HttpError) => void
  /** Passes the body on while it arrives; without a target it is dropped, within the same limits. */
  pipeTo: (target?: ClientRequest) => void
}

/** Receives a request's body within its limits. `onRefuse` answers the visitor. */
export function receiveBody(
  { req, res }: Pick<RequestContext, 'req' | 'res'>,
  limit: BodyLimit,
  onReject: (error: HttpError) => void,
): Body {
  let received = 0
  let isRejected = false
  let target: ClientRequest | undefined
  // The application may respond before the body is here.
  enableLingeringClose(req.socket)

  const reject = (error: HttpError) => {
    if (isRejected) return
    isRejected = true
    clearTimeout(timer)
    // A response that is under way comes to its end.
    if (!res.headersSent) target?.destroy()
    onReject(error)
    // Read on, so that a visitor in the middle of sending gets to see the response.
    req.resume()
  }
  const { milliseconds } = limit
  const timer =
    milliseconds === undefined
      ? undefined
      : setTimeout(() => reject({ status: 408, close: true }), milliseconds).unref()
  res.once('close', () => clearTimeout(timer))

  const pipeTo = (to?: ClientRequest) => {
    target = to
    to?.once('close', () => {
      target = undefined
      req.resume()
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
      if (!isRejected) target?.end()
    })
    // A visitor who leaves in the middle.
    req.on('error', () => target?.destroy())
  }
  return { reject, pipeTo }
}
