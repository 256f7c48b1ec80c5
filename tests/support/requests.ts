import { expect } from 'vitest'
import type { z } from 'zod'

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>
type Options = {
  params?: Record<string, string>
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
  cookie?: string
}

export const ORIGIN = 'http://localhost:3999'

/** Calls a route handler with a real Request, as the site's own pages would send it. */
export function send(
  handler: Handler,
  method: string,
  path: string,
  options: Options = {},
): Promise<Response> {
  const { params = {}, json, body, headers = {}, cookie } = options
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    headers: {
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-folio-client': '203.0.113.7',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  })
  return handler(request, { params: Promise.resolve(params) })
}

/** Asserts the status and that the body is what the contract publishes; returns it typed. */
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
