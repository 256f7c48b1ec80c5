import 'server-only'
import {
  ERROR_STATUS,
  ERROR_TEXT,
  RETRY_AFTER_SECONDS,
  ServiceError,
} from '#src/contract/errors.ts'
import type { ErrorBody } from '#src/contract/errors.ts'
import { ADMIN_QUERY, queryProblem } from '#src/contract/admin-query.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'
import { limitWriteRate } from './call-rate-limit.ts'
import { assertSameOrigin } from './origin-check.ts'
import { assertUtf8 } from './parse-request.ts'
import { errorResponse } from './respond.ts'

type Context = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

/**
 * Same origin for writes, a session for all but the sign-in page, limited queries, and public errors. 503 without a
 * database: Payload would treat an administrator as a visitor. Rejects NUL, which PostgreSQL cannot store.
 */
export const withRestRules =
  (handler: Handler) =>
  async (request: Request, context: Context): Promise<Response> => {
    try {
      const isWrite = !SAFE_METHODS.has(request.method)
      if (isWrite) assertSameOrigin(request.headers)
      const { slug = [] } = await context.params
      const { actor } = await authenticateRequest(request.headers)
      if (actor.kind === 'visitor' && !isOfSignInPage(request, slug))
        throw new ServiceError('forbidden')
      if (hasNul(new URL(request.url).search)) throw new ServiceError('invalid')
      if (slug.some(isInherited)) throw new ServiceError('not-found')
      if (isWrite) {
        assertUtf8(request.headers.get('content-type') ?? '')
        await limitWriteRate(request)
      }
      const limited = isTrashCount(request) ? withLimit(request, 1) : request
      await assertLimitedQuery(limited)
      const response = await handler(limited, context)
      return response.status < 400 ? response : await normalizeError(response)
    } catch (error) {
      return errorResponse(error, request.headers)
    }
  }

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Requests of the built-in admin's sign-in page. Public content has separate calls. */
const SIGN_IN_PATHS = new Set(['access', 'users/init', 'users/me'])

const isOfSignInPage = ({ method }: Request, slug: string[]) =>
  method === 'GET' && SIGN_IN_PATHS.has(slug.join('/'))

/** Inherited property names: Payload would treat them as collections. */
const isInherited = (name: string) => name in Object.prototype

// Double-encoded it decodes to the text `%00`, which is harmless.
const hasNul = (search: string) => /%00|\0/.test(search)

async function assertLimitedQuery(request: Request): Promise<void> {
  const isOverride = isReadByPost(request)
  const isWrite = !SAFE_METHODS.has(request.method) && !isOverride
  const inBody = isOverride ? await request.clone().text() : ''
  if (inBody.length > ADMIN_QUERY.bodyCharacters) throw new ServiceError('invalid')
  const problem =
    queryProblem(new URL(request.url).searchParams, isWrite) ??
    queryProblem(new URLSearchParams(inBody), isWrite)
  if (problem !== undefined) throw new ServiceError('invalid', problem)
}

/** The relationship fields of the built-in admin send a long query as a form. */
const isReadByPost = ({ method, headers }: Request) =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some(
    (name) => headers.get(name) === 'GET',
  )

/** The button that empties the trash reads all of it (`limit=0`) to show how many there are. */
function isTrashCount({ method, url }: Request): boolean {
  const query = Object.fromEntries(new URL(url).searchParams)
  return method === 'GET' && query['trash'] === 'true' && query['limit'] === '0'
}

function withLimit(request: Request, limit: number): Request {
  const url = new URL(request.url)
  url.searchParams.set('limit', String(limit))
  return new Request(url, request)
}

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
