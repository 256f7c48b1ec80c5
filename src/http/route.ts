import 'server-only'
import { revalidatePath } from 'next/cache'
import type { Call, CallBody, CallParams, CallQuery, CallResponse } from '#src/contract/call.ts'
import { REFRESHED_HEADER } from '#src/lib/http/refreshed-header.ts'
import type { Actor, Admin } from '#src/services/platform/payload.ts'
import { authorizeCall } from './authorize-call.ts'
import { limitCallRate } from './call-rate-limit.ts'
import { parseBody, parseParams, parseQuery } from './parse-request.ts'
import { receiveImport, withImportSlot } from './import-upload.ts'
import { errorResponse, jsonResponse } from './respond.ts'
import { withUploadSlot, readUpload } from './upload.ts'
import type { UploadedFile } from './upload.ts'

type Context = { params: Promise<Record<string, string>> }

/** Input of a call's `run`: parsed values, and the response headers it may add to. */
type RouteInput<C extends Call> = {
  actor: C['access'] extends 'admin' ? Admin : Actor
  params: CallParams<C>
  query: CallQuery<C>
  body: CallBody<C>
  /** Of an import the temporary folder of its files, which the service removes. */
  file: C['upload'] extends 'import'
    ? string
    : C['upload'] extends string
      ? UploadedFile
      : undefined
  request: Request
  headers: Headers
}

type RouteResult<C extends Call> = C['responseKind'] extends string ? Response : CallResponse<C>

/**
 * Creates the handler of one call of the contract. In this order: origin of writes (403), session of
 * administrators (401), limits (429), parameters (404), query and body (400, 413, 415), the service, the response. Any
 * error becomes `{ message }` with its status; unknown errors are logged and respond 500, an unavailable database or
 * storage 503.
 * @param run calls one service and returns the contract's response, or a Response for files and redirects
 */
export function route<const C extends Call>(
  call: C,
  run: (input: RouteInput<C>) => Promise<RouteResult<C>>,
) {
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
        const input = {
          actor,
          params: parseParams(call, await context.params),
          query: parseQuery(call, new URL(request.url).searchParams),
          body: await parseBody(call, request),
          file: call.upload ? await readFile(request, call.upload) : undefined,
          request,
          headers,
        } as RouteInput<C>
        const result = await run(input)
        if (call.refresh === 'public') invalidatePublicPages(headers)
        return result instanceof Response
          ? withHeaders(result, headers)
          : jsonResponse(call, result, headers)
      }
    } catch (error) {
      return errorResponse(error, request.headers, headers)
    }
  }
}

/**
 * Invalidates all prerendered public pages, feeds and lists of this server; each is rendered again at its next request.
 * All of them, because a post shows in lists, teasers, links of neighbouring posts, tags and feeds: finer invalidation
 * would save about 20 ms after a write and risk a stale page.
 */
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

const readFile = (request: Request, field: NonNullable<Call['upload']>) =>
  field === 'import' ? receiveImport(request) : readUpload(request, field)
