import { z } from 'zod'
import { callPath } from '#src/contract/call.ts'
import type { Call, CallInput, CallClientResponse } from '#src/contract/call.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#src/contract/idempotency-key.ts'
import { reportInvalidItems } from './invalid-items.ts'
import { trackLocalWrite } from './local-writes.ts'
import { RequestError } from './request-error.ts'

export type RequestOptions<C extends Call> = {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: CallInput<C>
  etag?: string | null
  /** Idempotency key: a retry with the same one creates nothing new. */
  key?: string
  signal?: AbortSignal
}

export type WithETag<T> = { data: T; etag: string | null }

export type CallResult<C extends Call> = C extends { hasETag: true }
  ? WithETag<CallClientResponse<C>>
  : CallClientResponse<C>

export function requestUrl(call: Call, { params, query }: RequestOptions<Call> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  return callPath(call, params) + (search.size > 0 ? `?${search}` : '')
}

/** The only fetch of the browser: with credentials (S7-all-01); throws on any non-ok response. */
async function fetchResponse<C extends Call>(
  call: C,
  options: RequestOptions<C>,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' })
  if (options.body !== undefined) headers.set('Content-Type', 'application/json')
  if (options.etag) headers.set('If-Match', options.etag)
  if (options.key) headers.set(IDEMPOTENCY_KEY_HEADER, options.key)
  const endWrite = call.method === 'GET' ? undefined : trackLocalWrite()
  const sent = fetch(requestUrl(call, options), {
    method: call.method,
    credentials: 'include',
    headers,
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  })
  sent.then(
    ({ headers: given }) => endWrite?.(given.get('X-Request-Id')),
    () => endWrite?.(null),
  )
  const response = await sent
  if (response.ok) return response
  throw new RequestError(response.status, response.statusText, await response.text())
}

/** No screen renders an unknown shape. Invalid list items are skipped and counted. */
export function parseResponse<C extends Call>(
  call: C,
  json: unknown,
  options?: RequestOptions<C>,
): CallClientResponse<C> {
  const schema = call.clientResponse ?? call.response
  if (!(schema instanceof z.ZodArray) || !Array.isArray(json)) {
    return schema?.parse(json) as CallClientResponse<C>
  }
  const results = json.map((item) => z.safeParse(schema.element, item))
  const items = results.flatMap(({ success, data }) => (success ? [data] : []))
  reportInvalidItems(requestUrl(call, options), json.length - items.length)
  return items as CallClientResponse<C>
}

export async function request<C extends Call>(
  call: C,
  options: RequestOptions<C> = {},
): Promise<CallResult<C>> {
  const response = await fetchResponse(call, options)
  const data = parseResponse(call, await response.json(), options)
  return (call.hasETag ? { data, etag: response.headers.get('ETag') } : data) as CallResult<C>
}

export async function orNull<T>(status: number, run: () => Promise<T>): Promise<T | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof RequestError && error.status === status) return null
    throw error
  }
}

/** Sends JSON; the response is not read (S7-post-contact-02). */
export async function send<C extends Call>(call: C, options: RequestOptions<C>): Promise<void> {
  await fetchResponse(call, options)
}
