import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { onTestFinished } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { handlerOf } from './handlers.ts'
import { startTestServer } from './test-server.ts'

/**
 * The server with the documented calls behind it, on a free port of this machine, until the test ends.
 * @param before called with each request before it is answered
 */
export async function startHandlerServer(before: (request: Request) => unknown = () => {}) {
  const { port, stop } = await startTestServer({
    handle: async (req, res) => {
      const request = await requestOf(req)
      await before(request)
      const { status, headers, body } = await answer(request)
      res.writeHead(status, Object.fromEntries(headers))
      await pipeline(body ? Readable.fromWeb(body as never) : Readable.from([]), res)
    },
  })
  onTestFinished(stop)
  return `http://127.0.0.1:${port}`
}

async function requestOf(req: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = req
  const body = await buffer(req)
  return new Request(`http://localhost${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(body.length > 0 && { body }),
  })
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const found = Object.values(calls).flatMap((call) => {
    const pattern = call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^${pattern}$`).exec(pathname)
    return call.method === request.method && match ? [{ call, params: match.groups ?? {} }] : []
  })
  // A path without a parameter comes before one with.
  const [first] = found.toSorted((one, other) => one.call.path.length - other.call.path.length)
  if (!first) return new Response('Not found', { status: 404 })
  const params = Object.entries(first.params).map(([name, value]) => [
    name,
    decodeURIComponent(value),
  ])
  return (await handlerOf(first.call))(request, {
    params: Promise.resolve(Object.fromEntries(params) as Record<string, string>),
  })
}
