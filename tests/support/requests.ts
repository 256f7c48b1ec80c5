import { expect } from 'vitest'
import type { z } from 'zod'
import { errorBodySchema } from '#src/contract/errors.ts'
import { resetForEachFile } from './file-state.ts'
import type { Handler } from './handlers.ts'

type Options = {
  /** Values of `{name}` in the path. */
  params?: Record<string, string>
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
  cookie?: string
}

export const ORIGIN = 'http://localhost:3999'

let file = 0
resetForEachFile(() => (file += 1))
/** Default client address: a different one in each file, because rate limits persist. */
export const fileIp = () => `203.0.113.${file % 250}`

/** Calls a route handler with a real Request, as the site's own pages would send it. */
export function send(
  handler: Handler,
  method: string,
  path: string,
  options: Options = {},
): Promise<Response> {
  const { params = {}, json, body, headers = {}, cookie } = options
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const request = new Request(`${ORIGIN}${url}`, {
    method,
    headers: {
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-folio-client': fileIp(),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  })
  return handler(request)
}

/** Asserts the status and that the body matches the contract; returns it typed. */
export async function expectAnswer<S extends z.ZodType>(
  response: Response,
  status: number,
  schema: S,
): Promise<z.output<S>> {
  const text = await response.text()
  expect({ status: response.status, body: response.status === status ? '' : text }).toEqual({
    status,
    body: '',
  })
  return schema.parse(JSON.parse(text))
}

export const expectRefusal = (response: Response, status: number) =>
  expectAnswer(response, status, errorBodySchema)
