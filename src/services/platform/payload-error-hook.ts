import type { AfterErrorHook } from 'payload'
import { ERROR_STATUS, ERROR_TEXT, ServiceError } from '#src/contract/errors.ts'
import { hasCode } from '#src/lib/error-causes.ts'
import { toServiceError } from './service-error-mapping.ts'

/** SQLSTATE class 22: a value that PostgreSQL cannot store or parse, such as NUL in a text or a number out of range. */
const BAD_VALUE = /^22/
/** The multipart parser's message about a truncated or empty form; Payload passes it on unchanged. */
const BROKEN_FORM =
  /^(Unexpected end of form|Malformed part header|Malformed content type|Multipart: Boundary not found)/
/** An operator that Payload accepts and its PostgreSQL adapter does not support. */
const UNSUPPORTED_OPERATOR = /operators\[\w+\] is not a function/
/** An invalid date in a field that Payload fills and does not validate (`createdAt`). */
const BAD_DATE = /^Invalid time value$/
const VERSIONS = /\/versions(\/|$)/

/** 503 instead of Payload's 500 while the database is down, and 400 for input that cannot be stored. */
export const mapPayloadError: AfterErrorHook = ({ error, collection, req }) => {
  if (isRefusal(error)) return undefined
  // Payload mounts these routes for each collection, and throws where versions are off.
  const hasNone = collection && !collection.versions && VERSIONS.test(req.pathname)
  const { code, message } = hasNone
    ? new ServiceError('not-found')
    : isBadInput(error)
      ? new ServiceError('invalid')
      : toServiceError(error)
  return { status: ERROR_STATUS[code], response: { errors: [{ message }] } }
}

/** For routes that Payload would mount and this product does not offer. */
export const respondNotFound = () =>
  Response.json({ message: ERROR_TEXT['not-found'] }, { status: ERROR_STATUS['not-found'] })

const isRefusal = (error: Error) =>
  'status' in error && Number(error.status) >= 400 && Number(error.status) < 500

function isBadInput(error: Error): boolean {
  // A multipart field that should be JSON.
  if (error instanceof SyntaxError || BROKEN_FORM.test(error.message)) return true
  if (UNSUPPORTED_OPERATOR.test(error.message)) return true
  if (error instanceof RangeError && BAD_DATE.test(error.message)) return true
  return hasCode(error, BAD_VALUE)
}
