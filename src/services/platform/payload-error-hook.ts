import type { AfterErrorHook } from 'payload'
import { ERROR_STATUS, ERROR_TEXT, ServiceError } from '#src/contract/errors.ts'
import { toServiceError } from './service-error-mapping.ts'

/** SQLSTATE class 22: a value that PostgreSQL cannot hold or read, such as NUL in a text or a number out of range. */
const BAD_VALUE = /^22/
/** What the parser of forms says of a form that is cut or has no parts; Payload passes it on as it is. */
const BROKEN_FORM =
  /^(Unexpected end of form|Malformed part header|Malformed content type|Multipart: Boundary not found)/
/** A comparison that Payload knows and its PostgreSQL adapter does not. */
const UNKNOWN_COMPARISON = /operators\[\w+\] is not a function/
/** A date that is none, in a field that Payload fills and does not check (`createdAt`). */
const BAD_DATE = /^Invalid time value$/
const VERSIONS = /\/versions(\/|$)/

/**
 * What Payload's own REST answers for errors it does not know: a database that is away is 503 and not 500, and
 * what nobody could store or read is the fault of the one who sent it. Its own refusals stay as they are.
 */
export const mapPayloadError: AfterErrorHook = ({ error, collection, req }) => {
  if (isRefusal(error)) return undefined
  // Payload mounts these for each collection, and stumbles where there are none.
  const hasNone = collection && !collection.versions && VERSIONS.test(req.pathname)
  const { code, message } = hasNone
    ? new ServiceError('not-found')
    : isBadInput(error)
      ? new ServiceError('invalid')
      : toServiceError(error)
  return { status: ERROR_STATUS[code], response: { errors: [{ message }] } }
}

/** For what Payload would mount and this product does not offer. */
export const respondNotFound = () =>
  Response.json({ message: ERROR_TEXT['not-found'] }, { status: ERROR_STATUS['not-found'] })

const isRefusal = (error: Error) =>
  'status' in error && Number(error.status) >= 400 && Number(error.status) < 500

function isBadInput(error: Error): boolean {
  // A part of a form that should be JSON.
  if (error instanceof SyntaxError || BROKEN_FORM.test(error.message)) return true
  if (UNKNOWN_COMPARISON.test(error.message)) return true
  if (error instanceof RangeError && BAD_DATE.test(error.message)) return true
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; depth += 1) {
    if ('code' in at && typeof at.code === 'string' && BAD_VALUE.test(at.code)) return true
    at = at.cause
  }
  return false
}
