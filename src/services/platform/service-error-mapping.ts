import { ServiceError } from '#src/contract/errors.ts'
import { causesOf, codeOf } from '#src/lib/error-causes.ts'

// SQLSTATE classes and codes for which the database, not the request, is the cause.
const DATABASE_DOWN = /^(08|53|57P|25006|25P03|42P01|42703|28|3D000|57014|55000|55P03|40001|40P01)/
const SYSTEM_DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EACCES',
  'EROFS',
  'EIO',
  'ENODEV',
])
const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT'])
// Payload throws this for any error while it names a file, which was validated before: the database or disk failed.
const MASKED_UPLOAD_ERROR = 'FileUploadError'
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|cannot connect to Postgres|cannot begin transaction|was answered with ROLLBACK/

/** Maps to `unavailable`, `storage-full`, `invalid`, `not-found` or `unexpected`. The cause is kept for the log. */
export function toServiceError(thrown: unknown): ServiceError {
  for (const error of causesOf(thrown)) {
    if (error instanceof ServiceError) return error
    const code = codeOf(error)
    if (STORAGE_FULL.has(code))
      return new ServiceError('storage-full', undefined, { cause: thrown })
    if (isUnavailable(error, code))
      return new ServiceError('unavailable', undefined, { cause: thrown })
    const refused = fromPayloadError(error)
    if (refused) return refused
  }
  return new ServiceError('unexpected', undefined, { cause: thrown })
}

const isUnavailable = ({ name, message }: Error, code: string) =>
  SYSTEM_DOWN.has(code) ||
  DATABASE_DOWN.test(code) ||
  LOST_CONNECTION.test(message) ||
  name === MASKED_UPLOAD_ERROR

type Refusal = { status: number; data?: { errors?: { path?: string; message?: string }[] } | null }
const isRefusal = (error: object): error is Refusal =>
  'status' in error && typeof error.status === 'number'

/** Payload's own errors carry a status; only their kind is public, never their text. */
function fromPayloadError(error: Error): ServiceError | undefined {
  if (!isRefusal(error)) return undefined
  if (error.status === 404) return new ServiceError('not-found', undefined, { cause: error })
  if (error.status === 401) return new ServiceError('unauthenticated', undefined, { cause: error })
  if (error.status === 403) return new ServiceError('forbidden', undefined, { cause: error })
  if (error.status !== 400) return undefined
  const issues = error.data?.errors ?? []
  const fields = Object.fromEntries(
    issues.flatMap(({ path, message }) => (path && message ? [[path, message]] : [])),
  )
  return new ServiceError('invalid', issues[0]?.message, { cause: error, fields })
}
