import 'server-only'
import {
  ERROR_STATUS,
  ERROR_TEXT,
  RETRY_AFTER_SECONDS,
  ServiceError,
} from '#src/contract/errors.ts'
import type { ErrorBody } from '#src/contract/errors.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'
import { limitWriteRate } from './call-rate-limit.ts'
import { assertUtf8 } from './parse-request.ts'
import { errorResponse } from './respond.ts'

type Context = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

/**
 * Wraps a handler of Payload's REST API in the rules of our own calls: each error contains `{ message }` beside the
 * fields that the built-in admin reads, an unavailable database is 503 with Retry-After (Payload would treat an
 * administrator as a visitor), NUL is refused, because PostgreSQL cannot store it, and so are writes by visitors.
 */
export const withRestRules =
  (handler: Handler) =>
  async (request: Request, context: Context): Promise<Response> => {
    try {
      if (hasNul(new URL(request.url).search)) throw new ServiceError('invalid')
      if ((await context.params).slug?.some(isInherited)) throw new ServiceError('not-found')
      const { actor } = await authenticateRequest(request.headers)
      if (!SAFE_METHODS.has(request.method)) {
        // Checked before Payload reads the body: visitors cannot write here.
        if (actor.kind === 'visitor') throw new ServiceError('forbidden')
        assertUtf8(request.headers.get('content-type') ?? '')
        await limitWriteRate(request)
      }
      const response = await handler(request, context)
      return response.status < 400 ? response : await normalizeError(response)
    } catch (error) {
      return errorResponse(error, request.headers)
    }
  }

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Inherited property names: Payload would treat them as collections. */
const isInherited = (name: string) => name in Object.prototype

// Double-encoded it decodes to the text `%00`, which is harmless.
const hasNul = (search: string) => /%00|\0/.test(search)

/** Payload responds 501 to unsupported operations. */
const NOT_OFFERED = 501

type PayloadError = Partial<ErrorBody> & { errors?: { message?: string }[] }

async function normalizeError(response: Response): Promise<Response> {
  const { status, headers } = response
  if (status === NOT_OFFERED) return errorResponse(new ServiceError('not-found'), headers)
  const { errors, message = errors?.[0]?.message ?? ERROR_TEXT.unexpected } = await bodyOf(response)
  // For client errors the built-in admin reads `errors`; for server errors it reads nothing.
  const body = status < 500 && errors ? { errors, message } : { message }
  const answer = Response.json(body, { status, headers })
  if (status === ERROR_STATUS.unavailable)
    answer.headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  return answer
}

async function bodyOf(response: Response): Promise<PayloadError> {
  try {
    return (await response.json()) as PayloadError
  } catch {
    return {} // not JSON, so our clients could not read it
  }
}
