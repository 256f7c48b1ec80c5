import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCachePurge } from '#src/server/invalidation/cache-purge.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { listen } from '#src/server/process/listen.ts'

const logger = createLogger('silent')
let received: unknown[]
let respond: (res: ServerResponse) => void
let server: Server
let url: string

beforeEach(async () => {
  received = []
  respond = (res) => res.end('{}')
  server = createServer((req: IncomingMessage, res) => {
    const { method, url: path, headers } = req
    void text(req).then((body) => {
      received.push({ method, path, authorization: headers.authorization, body })
      respond(res)
    })
  })
  const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${port}/purge?zone=1`
})
afterEach(() => void server.close())

const purge = (options: object = { delayMs: 20, retriesMs: [20, 20] }) =>
  createCachePurge({ PURGE_URL: url, PURGE_TOKEN: 'secret', logger, ...options })
const REQUEST = {
  method: 'POST',
  path: '/purge?zone=1',
  authorization: 'Bearer secret',
  body: '{"purge_everything":true}',
}

it('sends one request for changes that follow immediately', async () => {
  const { request } = purge()
  request()
  request()
  await expect.poll(() => received).toEqual([REQUEST])
  request()
  await expect.poll(() => received).toEqual([REQUEST, REQUEST])
})

it.each([
  ['answers 500', (res: ServerResponse) => res.writeHead(500).end()],
  ['breaks the connection', (res: ServerResponse) => res.destroy()],
  ['redirects', (res: ServerResponse) => res.writeHead(307, { location: '/elsewhere' }).end()],
])('tries three times and logs it when the cache %s', async (_, answer) => {
  respond = answer
  const warn = vi.spyOn(logger, 'warn').mockReset()
  const { request, stop } = purge()
  request()
  await expect.poll(() => warn.mock.calls.length).toBe(3)
  await stop()
  expect(received).toEqual([REQUEST, REQUEST, REQUEST])
  expect(JSON.stringify(warn.mock.calls)).not.toContain('secret')
})

it('sends what waits when the server stops, and nothing otherwise', async () => {
  const slow = purge({ PURGE_TOKEN: undefined, delayMs: 60_000 })
  await slow.stop()
  expect(received).toEqual([])
  slow.request()
  await slow.stop()
  expect(received).toMatchObject([{ authorization: undefined }])
})
