import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { onTestFinished } from 'vitest'
import { answerCall } from '#src/http/answer-call.ts'
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
      const { status, headers, body } = await answerCall(request)
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
