import { expect } from 'vitest'
import type { z } from 'zod'
import { fileCalls } from '#src/contract/api/calls.ts'
import { callPath, statusOf } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { resetForEachFile } from './file-state.ts'

type Options = {
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

export type Handler = (request: Request) => Promise<Response>

/** The route that answers a call, as Next resolves it: by the path of the request. */
export async function handlerOf(call: Call): Promise<Handler> {
  const files = Object.values<Call>(fileCalls)
  if (!files.includes(call)) return (await import('#src/app/api/[...path]/route.ts'))[call.method]
  const { GET } =
    call === fileCalls.openMedia
      ? await import('#src/app/files/media/[key]/route.ts')
      : await import('#src/app/files/resumes/[key]/route.ts')
  return (request) => {
    const key = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
    return GET(request, { params: Promise.resolve({ key }) })
  }
}

/** Calls a route handler with a real Request, as the site's own pages would send it. */
export function send(
  handler: Handler,
  method: string,
  path: string,
  options: Options = {},
): Promise<Response> {
  const { json, body, headers = {}, cookie } = options
  const request = new Request(`${ORIGIN}${path}`, {
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

export type Sent = Options & {
  /** Values of `{name}` in the path. */
  params?: Record<string, string>
  /** With its question mark. */
  query?: string
}

/** A call, as a visitor unless a cookie is given. */
export const sendCall = async (call: Call, { params, query = '', ...sent }: Sent = {}) =>
  send(await handlerOf(call), call.method, callPath(call, params) + query, sent)

/** A call, as the administrator. */
export const sendAsAdmin = async (call: Call, sent: Sent = {}) => {
  // Reads the settings, which a test of faults changes first.
  const { adminCookie } = await import('./admin.ts')
  return sendCall(call, { ...sent, cookie: await adminCookie() })
}

/** The parsed answer of a call that succeeds, as the administrator. */
export const answerOf = async <S extends z.ZodType>(
  call: Call & { response: S },
  sent?: Sent,
): Promise<z.output<S>> =>
  expectAnswer(await sendAsAdmin(call, sent), statusOf(call), call.response)

/** The body of a refusal, as the administrator. */
export const refusalOf = async (call: Call, status: number, sent?: Sent) =>
  expectRefusal(await sendAsAdmin(call, sent), status)

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
