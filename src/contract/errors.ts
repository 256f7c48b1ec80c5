import { z } from 'zod'

export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  unexpected: 500,
  unavailable: 503,
  'storage-full': 507,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const ERROR_TEXT: Record<ErrorCode, string> = {
  invalid: 'The request is not valid.',
  unauthenticated: 'Unauthorized',
  forbidden: 'This request is not allowed from here.',
  'not-found': 'Not found',
  'method-not-allowed': 'Method not allowed',
  conflict: 'This conflicts with the current state.',
  stale: 'This was changed elsewhere since you opened it.',
  'too-large': 'The request is too large.',
  'wrong-type': 'This content type is not supported.',
  'too-many': 'Too many requests. Please try again later.',
  unexpected: 'Something went wrong.',
  unavailable: 'The service is temporarily unavailable. Please try again shortly.',
  'storage-full': 'The storage is full.',
}

export const errorBodySchema = z.strictObject({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

/** `Retry-After` of every 503, in seconds. */
export const RETRY_AFTER_SECONDS = 5

type ErrorDetail = {
  cause?: unknown
  fields?: Record<string, string>
  /** Seconds for `Retry-After` of a 429. A 503 has a fixed value. */
  retryAfter?: number
  allow?: string
  /** For `WWW-Authenticate`; every 401 has one. */
  challenge?: string
}

/** The sentence of an error for people: any other error than ours is unexpected. */
export const publicMessage = (error: unknown): string =>
  error instanceof ServiceError ? error.message : ERROR_TEXT.unexpected

/** An outcome the caller cannot branch on. `message` is public; details for the log only go into `detail.cause`. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly allow: string | undefined
  readonly challenge: string | undefined

  constructor(code: ErrorCode, message: string = ERROR_TEXT[code], detail: ErrorDetail = {}) {
    super(message, { cause: detail.cause })
    this.name = 'ServiceError'
    this.code = code
    this.fields = detail.fields
    this.retryAfter =
      detail.retryAfter ?? (code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined)
    this.allow = detail.allow
    this.challenge = detail.challenge ?? (code === 'unauthenticated' ? 'Bearer' : undefined)
  }
}
