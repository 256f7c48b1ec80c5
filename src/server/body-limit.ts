import type { IncomingHttpHeaders } from 'node:http'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadText } from '#src/contract/upload-text.ts'
import type { Area } from './area.ts'
import type { Exchange } from './exchange.ts'
import type { Refusal } from './refuse.ts'

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

/** Bytes still read after a refusal, so that a visitor in the middle of sending gets to see the answer. */
const LINGER_BYTES = 256 * 1024

type Stop = (refusal: Refusal) => void

export const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Counts the body while it arrives, at the one place where Node hands it over. Past the limit the
 * application sees a failed stream, never one that looks complete, and `onStop` answers the visitor.
 * The returned function does the same for any other reason.
 */
export function limitBody({ req, res }: Exchange, limit: BodyLimit, onStop: Stop): Stop {
  const push = req.push.bind(req)
  let received = 0
  let stoppedAt: number | undefined
  let isDropping = false

  const stop: Stop = (refusal) => {
    if (stoppedAt !== undefined) return
    stoppedAt = received
    // The stream fails without taking the socket down with it, which still has to carry the answer.
    req._destroy = (error, done) => done(error)
    req.on('error', () => {})
    onStop(refusal)
    req.destroy(new Error(`Request body rejected with ${refusal.status}`))
  }
  const { milliseconds } = limit
  const timer =
    milliseconds === undefined
      ? undefined
      : setTimeout(() => stop({ status: 408, close: true }), milliseconds).unref()
  res.once('close', () => clearTimeout(timer))

  req.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) clearTimeout(timer)
    received += chunk?.length ?? 0
    if (stoppedAt === undefined && received > limit.bytes) stop(tooLarge(limit))
    // False makes Node stop reading the socket.
    if (stoppedAt !== undefined) return received - stoppedAt < LINGER_BYTES
    return isDropping && chunk !== null ? true : push(chunk, encoding)
  }
  // Called when the answer is out and nobody read the body. Node's own _dump would go round `push`,
  // and nothing would limit what is thrown away.
  const dump = () => {
    isDropping = true
    req.resume()
  }
  Object.assign(req, { _dump: dump })
  return stop
}
