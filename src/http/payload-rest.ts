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
 * A handler of Payload's REST under the rules of our own calls: each error says `{ message }` beside what the
 * built-in admin reads, a database that is away is 503 with Retry-After for everybody (Payload would take an
 * administrator for a visitor then), NUL is refused, which PostgreSQL cannot hold, and so is what a visitor writes.
 */
export const withRestRules =
  (handler: Handler) =>
  async (request: Request, context: Context): Promise<Response> => {
    try {
      if (hasNul(new URL(request.url).search)) throw new ServiceError('invalid')
      if ((await context.params).slug?.some(isInherited)) throw new ServiceError('not-found')
      const { actor } = await authenticateRequest(request.headers)
      if (!SAFE_METHODS.has(request.method)) {
        // Before Payload reads the body: no visitor writes here.
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

/** What every object has: Payload would take it for a collection. */
const isInherited = (name: string) => name in Object.prototype

// Escaped once more it comes out as the text `%00` and harms nobody.
const hasNul = (search: string) => /%00|\0/.test(search)

/** Payload says 501 for what it does not offer at all. */
const NOT_OFFERED = 501

type PayloadError = Partial<ErrorBody> & { errors?: { message?: string }[] }

async function normalizeError(response: Response): Promise<Response> {
  const { status, headers } = response
  if (status === NOT_OFFERED) return errorResponse(new ServiceError('not-found'), headers)
  const { errors, message = errors?.[0]?.message ?? ERROR_TEXT.unexpected } = await bodyOf(response)
  // What the built-in admin reads of a refusal stands beside it; of a failure there is nothing to read.
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
    return {} // not JSON: nothing that our clients could read
  }
}
