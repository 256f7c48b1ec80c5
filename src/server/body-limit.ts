import type { ClientRequest, IncomingHttpHeaders } from 'node:http'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadText } from '#src/contract/upload-text.ts'
import type { Area } from './area.ts'
import { endSoftly } from './error-response.ts'
import type { Refusal } from './error-response.ts'
import type { RequestContext } from './request-context.ts'

export type BodyLimit = { bytes: number; milliseconds: number | undefined; message?: string }
export type BodyTimes = { bodyTimeout: number }

/** Room for boundaries, field headers and the small fields beside the file. */
const MULTIPART_OVERHEAD = 64 * 1024
/** What everybody may send; the owner's change of many messages goes the same way with PATCH. */
const VISITORS = /^POST \/api\/(contact|visit)\/?$/
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
    const message = upload === 'resume' ? uploadText.resumeTooLarge : uploadText.tooLarge
    return { bytes: LIMITS.uploadBytes + MULTIPART_OVERHEAD, milliseconds: undefined, message }
  }
  if (area === 'payload' || area === 'payload-api') {
    // Payload sends a document's fields as one more part beside its file.
    return { bytes: LIMITS.uploadBytes + LIMITS.jsonBodyBytes, milliseconds: undefined }
  }
  const bytes = VISITORS.test(`${method} ${path}`) ? LIMITS.visitorBodyBytes : LIMITS.jsonBodyBytes
  return { bytes, milliseconds: bodyTimeout }
}

/** True when the announced length is over the limit already. */
export const announcesTooMuch = (contentLength: string | undefined, limit: BodyLimit) =>
  contentLength !== undefined && Number(contentLength) > limit.bytes

export const tooLarge = ({ message }: BodyLimit): Refusal => ({
  status: 413,
  close: true,
  ...(message === undefined ? {} : { message }),
})

export const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

type Body = {
  /** Ends the request with an error, wherever it stands; the application sees a failed body. */
  refuse: (refusal: Refusal) => void
  /** Passes the body on while it arrives; without a target it is dropped, within the same limits. */
  sendTo: (target?: ClientRequest) => void
}

/** Receives a request's body within its limits. `onRefuse` answers the visitor. */
export function receiveBody(
  { req, res }: Pick<RequestContext, 'req' | 'res'>,
  limit: BodyLimit,
  onRefuse: (refusal: Refusal) => void,
): Body {
  let received = 0
  let isRefused = false
  let target: ClientRequest | undefined
  // The application may respond before the body is here.
  endSoftly(req.socket)

  const refuse = (refusal: Refusal) => {
    if (isRefused) return
    isRefused = true
    clearTimeout(timer)
    // A response that is under way comes to its end.
    if (!res.headersSent) target?.destroy()
    onRefuse(refusal)
    // Read on, so that a visitor in the middle of sending gets to see the response.
    req.resume()
  }
  const { milliseconds } = limit
  const timer =
    milliseconds === undefined
      ? undefined
      : setTimeout(() => refuse({ status: 408, close: true }), milliseconds).unref()
  res.once('close', () => clearTimeout(timer))

  const sendTo = (to?: ClientRequest) => {
    target = to
    to?.once('close', () => {
      target = undefined
      req.resume()
    })
    to?.on('drain', () => req.resume())
    req.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (isRefused) return
      if (received > limit.bytes) return refuse(tooLarge(limit))
      if (target?.write(chunk) === false) req.pause()
    })
    req.on('end', () => {
      clearTimeout(timer)
      if (!isRefused) target?.end()
    })
    // A visitor who leaves in the middle.
    req.on('error', () => target?.destroy())
  }
  return { refuse, sendTo }
}
