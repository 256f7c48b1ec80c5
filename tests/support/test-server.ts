import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import { createAppServer, openAppServer } from '#src/server/upstream/next-app.ts'
import type { RequestListener } from '#src/server/upstream/next-app.ts'
import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'
import { createSessionCheck } from '#src/server/request/session-cookie.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { listen } from '#src/server/process/listen.ts'
import { createProxyServer } from '#src/server/proxy-server.ts'
import type { ProxyServerOptions } from '#src/server/proxy-server.ts'
import { beginRequest, responseTo } from './http-client.ts'
import { signSession } from './forged-tokens.ts'

const SECRET = 'a secret of the tests, 32 characters'

/** Cookie header of a validly signed session. */
export const signedCookie = async (secret = SECRET): Promise<string> =>
  `${SESSION_COOKIE}=${await signSession({ id: 'u', sid: 's', collection: 'users' }, { secret })}`

export const CONFIRMED = { 'x-folio-refreshed': '1' }

type TestServerOptions = Partial<ProxyServerOptions> & {
  /** Stands in for the application. */ handle?: RequestListener
}

/** The server of src/server in front of a stub application, on a free port. */
export async function startTestServer({ handle, ...options }: TestServerOptions = {}) {
  const logger = options.logger ?? createLogger('silent')
  const app = await openAppServer({
    server: createAppServer(),
    handle: handle ?? ((_req, res) => void res.end('ok')),
    logger,
  })
  const server = createProxyServer({
    upstreamFor: async () => app.upstream,
    checkReady: async () => {},
    refreshPages: () => {},
    logger,
    siteUrl: 'http://folio.test',
    isDevelopment: false,
    trustProxy: 0,
    internalKey: 'internal-key-of-this-test',
    hasValidSession: createSessionCheck(SECRET),
    beginWrite: async () => () => {},
    isIndexed: () => true,
    findRedirect: async () => undefined,
    ...options,
  })
  const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
  return {
    server,
    port,
    get: (path: string, init: Ask = {}) => ask(port, path, init),
    raw: (bytes: string) => exchangeRaw(port, bytes),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await app.close()
    },
  }
}

/** For a test file or a `describe`: one test server, started before its tests. */
export function useTestServer(options?: Parameters<typeof startTestServer>[0]) {
  let started: Awaited<ReturnType<typeof startTestServer>>
  beforeAll(async () => {
    started = await startTestServer(options)
  })
  afterAll(() => started.stop())
  return {
    get port() {
      return started.port
    },
    get: (path: string, init?: Ask) => started.get(path, init),
    raw: (bytes: string) => started.raw(bytes),
  }
}

type Ask = {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer | AsyncIterable<Buffer | string>
}
export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export async function ask(port: number, path: string, { method, headers, body }: Ask) {
  const call = beginRequest(port, path, { method, headers })
  const answered = responseTo(call)
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) call.end(body)
  else Readable.from(body).pipe(call)
  const answer = await answered
  const bytes = await buffer(answer)
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: bytes,
    text: bytes.toString(),
  } satisfies Answer
}

export async function exchangeRaw(port: number, bytes: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => (received += text))
  // A connection that is refused or cut off ends; the bytes until then are the response.
  socket.on('error', () => undefined)
  socket.write(bytes, 'latin1')
  await new Promise((resolve) => socket.once('close', resolve))
  return received
}
