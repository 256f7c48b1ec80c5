import 'server-only'
import { revalidatePath } from 'next/cache'
import type { Call } from '#src/contract/call.ts'
import { paramsSchemaOf } from '#src/contract/call-params.ts'
import { REFRESHED_HEADER } from '#src/lib/http/server-signals.ts'
import type { NavigationResponse } from '#src/services/auth/browser-navigation.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import type { InputOf } from '#src/services/platform/service-input.ts'
import { authorizeCall } from './authorize-call.ts'
import { limitCallRate } from './call-rate-limit.ts'
import { clientAddress } from './client-address.ts'
import { downloadResponse } from './download-response.ts'
import type { Download } from './download-response.ts'
import type { Handler } from './handler.ts'
import { receiveImport, withImportSlot } from './import-upload.ts'
import { navigationResponse } from './navigation-response.ts'
import { parseBody, parseParams, parseQuery } from './parse-request.ts'
import { errorResponse, jsonResponse } from './respond.ts'
import { addETag } from './result-etag.ts'
import type { SavedResult } from './result-etag.ts'
import { withUploadSlot, readUpload } from './read-upload.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { IDEMPOTENCY_KEY_HEADER, idempotencyKeySchema } from '#src/contract/idempotency-key.ts'

type Context = { params: Promise<Record<string, string>> }

/**
 * In order: origin (403), session (401), limits (429), parameters (404), query and body (400, 413, 415), service,
 * response. Unknown errors are logged and respond 500, an unavailable database or storage 503.
 */
export function route<const C extends Call>(call: C, handle: Handler<C>) {
  const paramsSchema = paramsSchemaOf(call)
  return async (request: Request, context: Context): Promise<Response> => {
    const headers = new Headers()
    try {
      const { actor, renewedCookie } = await authorizeCall(call, request)
      if (renewedCookie) headers.append('Set-Cookie', renewedCookie)
      await limitCallRate(call, actor, request)
      // The slot covers reading and processing: an uploaded file is in memory during both.
      if (call.upload === 'import') return await withImportSlot(answer)
      return await (call.upload ? withUploadSlot(answer) : answer())

      async function answer() {
        const params = parseParams(paramsSchema, await context.params)
        const input = (await readInput(call, { actor, params, request })) as InputOf<C>
        const client = clientAddress(request)
        const result = await handle({ ...input, client }, request)
        if (call.hasETag) addETag(headers, result as SavedResult)
        if (call.refresh === 'public') invalidatePublicPages(headers)
        return withHeaders(responseOf(call, request, result), headers)
      }
    } catch (error) {
      return errorResponse(error, request.headers, headers)
    }
  }
}

function responseOf(call: Call, request: Request, result: unknown): Response {
  const { responseKind, fileType = '' } = call
  if (result instanceof Response) return result
  if (!responseKind) return jsonResponse({ call, request, result })
  return responseKind === 'redirect'
    ? navigationResponse(result as NavigationResponse)
    : downloadResponse(result as Download, fileType)
}

/** A post is in lists, teasers, neighbours, tags and feeds: finer invalidation would save 20 ms and risk a stale page. */
function invalidatePublicPages(headers: Headers): void {
  revalidatePath('/', 'layout')
  headers.set(REFRESHED_HEADER, '1')
}

function withHeaders(response: Response, extra: Headers): Response {
  // A shared cache would serve the cookie of a public response to other visitors.
  if (response.headers.get('Cache-Control')?.startsWith('public')) extra.delete('Set-Cookie')
  for (const [name, value] of extra) response.headers.append(name, value)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}

type Received = { actor: Actor; params: object; request: Request }

async function readInput(call: Call, { actor, params, request }: Received) {
  const { body, upload, headers = [] } = call
  return {
    ...params,
    ...parseQuery(call, new URL(request.url).searchParams),
    ...(body && { body: await parseBody(body, request) }),
    ...(upload === 'import' && { folder: await receiveImport(request) }),
    ...(upload && upload !== 'import' && { file: await readUpload(request, upload) }),
    ...(headers.includes('Idempotency-Key') && { key: readIdempotencyKey(request) }),
    ...(headers.includes('If-Match') && { ifMatch: request.headers.get('if-match') }),
    actor,
  }
}

/** Reads the idempotency key of a request, or null. Errors: `invalid` for a malformed key. */
function readIdempotencyKey({ headers }: Request): string | null {
  const given = headers.get(IDEMPOTENCY_KEY_HEADER)
  if (given === null) return null
  const { success, data, error } = idempotencyKeySchema.safeParse(given)
  if (!success) throw new ServiceError('invalid', error.issues[0]?.message)
  return data
}
