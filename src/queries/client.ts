import { z } from 'zod'
import { callPath } from '#src/contract/call.ts'
import type { Call, CallInput, CallClientResponse } from '#src/contract/call.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#src/contract/idempotency-key.ts'
import { reportInvalidItems } from './invalid-items.ts'
import { RequestError } from './request-error.ts'

export type RequestOptions<C extends Call> = {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: CallInput<C>
  /** The ETag this write was made from: a stale copy is refused with 412. */
  etag?: string | null
  /** Sent again with the same one, what this makes is made once. */
  key?: string
  signal?: AbortSignal
}

export type WithETag<T> = { data: T; etag: string | null }

/** The address of a call, its query included. */
export function requestUrl(call: Call, { params, query }: RequestOptions<Call> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  return callPath(call, params) + (search.size > 0 ? `?${search}` : '')
}

/** The only fetch of the browser (§7): cookies included, any non-ok answer raised as an error. */
async function request<C extends Call>(call: C, options: RequestOptions<C>): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' })
  if (options.body !== undefined) headers.set('Content-Type', 'application/json')
  if (options.etag) headers.set('If-Match', options.etag)
  if (options.key) headers.set(IDEMPOTENCY_KEY_HEADER, options.key)
  const response = await fetch(requestUrl(call, options), {
    method: call.method,
    credentials: 'include',
    headers,
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  })
  if (response.ok) return response
  throw new RequestError(response.status, response.statusText, await response.text())
}

/**
 * Checks an answer against the contract, so that a screen never meets a shape it does not know. A list is read
 * item by item: one that cannot be read is left out and counted, the others are shown.
 */
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

/** Reads JSON; 401 fails like every other refusal. */
export async function read<C extends Call>(call: C, options: RequestOptions<C> = {}) {
  const response = await request(call, options)
  return parseResponse(call, await response.json(), options)
}

/** The same with the answer's ETag, for what is going to be written back. */
export async function readWithETag<C extends Call>(
  call: C,
  options: RequestOptions<C> = {},
): Promise<WithETag<CallClientResponse<C>>> {
  const response = await request(call, options)
  return { data: parseResponse(call, await response.json()), etag: response.headers.get('ETag') }
}

/** §7: a read that yields an empty result instead of failing when nobody is signed in. */
export async function readOrNull<C extends Call>(call: C, options: RequestOptions<C> = {}) {
  return orNull(401, () => read(call, options))
}

/** Runs a read and answers null where it was refused with this status. */
export async function orNull<T>(status: number, run: () => Promise<T>): Promise<T | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof RequestError && error.status === status) return null
    throw error
  }
}

/** Sends JSON and reads the JSON answer. */
export const write = read

/** Sends JSON; the answer is not read (§7: POST /api/contact). */
export async function send<C extends Call>(call: C, options: RequestOptions<C>): Promise<void> {
  await request(call, options)
}
