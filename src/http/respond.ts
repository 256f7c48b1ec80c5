import 'server-only'
import { statusOf } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import { ERROR_STATUS, ERROR_TEXT, ServiceError } from '#src/contract/errors.ts'
import type { ErrorBody } from '#src/contract/errors.ts'
import { env } from '#src/env.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'
import { logger } from '#src/services/platform/log.ts'

type Result = { call: Call; request: Request; result: unknown }

/** The call's result as JSON. Outside production it is validated against the contract. */
export function jsonResponse({ call, request, result }: Result): Response {
  if (env.NODE_ENV !== 'production') call.response?.parse(result)
  const isFromPage = request.headers.get('sec-fetch-site') === 'same-origin'
  const fields = isFromPage ? call.previous?.fields : undefined
  const body = JSON.stringify(fields ? withPreviousFields(result, fields) : result)
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  return new Response(body, { status: statusOf(call), headers })
}

/** Adds fields under their names of the previous release, to an object or to each object of a list. */
function withPreviousFields(value: unknown, fields: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((item) => withPreviousFields(item, fields))
  const previous = Object.entries(fields).map(
    ([name, previousName]) => [previousName, Reflect.get(value as object, name)] as const,
  )
  return { ...(value as object), ...Object.fromEntries(previous) }
}

/** Converts any thrown value to a ServiceError. Errors that the client did not cause are logged, once, here. */
export function toLoggedError(thrown: unknown, request: Headers): ServiceError {
  const error = thrown instanceof ServiceError ? thrown : toServiceError(thrown)
  if (ERROR_STATUS[error.code] >= 500) {
    const { code, cause = thrown } = error
    logger.error({ err: cause, code, requestId: request.get('x-request-id') }, 'request error')
  }
  return error
}

/** Any thrown value as `{ message }` with its status. */
export function errorResponse(
  thrown: unknown,
  request: Headers,
  headers = new Headers(),
): Response {
  const error = toLoggedError(thrown, request)
  const body: ErrorBody = { message: error.message || ERROR_TEXT[error.code] }
  if (error.fields && Object.keys(error.fields).length > 0) body.fields = error.fields
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  if (error.retryAfter !== undefined) headers.set('Retry-After', String(error.retryAfter))
  if (error.allow) headers.set('Allow', error.allow)
  if (error.challenge) headers.set('WWW-Authenticate', error.challenge)
  return new Response(JSON.stringify(body), { status: ERROR_STATUS[error.code], headers })
}
