import { z } from 'zod'

/** What can go wrong, and the status each kind answers with (reliability: "What the server answers"). */
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

/** The public sentences that more than one place says. */
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

/** Body of every error answer: a plain sentence, and where fields are at fault, a sentence for each. */
export const errorBodySchema = z.strictObject({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

/** `Retry-After` of every 503: when to come again while a part is down. */
export const RETRY_AFTER_SECONDS = 5

type ErrorDetail = {
  cause?: unknown
  fields?: Record<string, string>
  /** Seconds after which trying again makes sense (429); of 503 it is known. */
  retryAfter?: number
  /** For 405: the methods that are allowed. */
  allow?: string
}

/**
 * An outcome the caller cannot branch on. `message` is public and shown to people;
 * what only the log may know goes into `detail.cause`.
 */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined
  readonly allow: string | undefined

  constructor(code: ErrorCode, message: string = ERROR_TEXT[code], detail: ErrorDetail = {}) {
    super(message, { cause: detail.cause })
    this.name = 'ServiceError'
    this.code = code
    this.fields = detail.fields
    this.retryAfter =
      detail.retryAfter ?? (code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined)
    this.allow = detail.allow
  }
}
