import { createServer as createHttpServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createResponseCache } from '#src/server/cache/response-cache.ts'
import { createChangeStreams } from '#src/server/changes/change-streams.ts'
import type { ChangeStreams, ChangeTimes } from '#src/server/changes/change-streams.ts'
import { repeatRequest } from '#src/server/upstream/forward-request.ts'
import { sendRawError, statusOfParseError } from '#src/server/limits/raw-error-response.ts'
import { createRequestHandler } from './request-handler.ts'
import type { HandlerServer } from './request-handler.ts'
import { createVisitorLimits } from '#src/server/limits/visitor-limits.ts'
import type { VisitorLimitOptions } from '#src/server/limits/visitor-limits.ts'
import { CONNECTIONS } from '#src/contract/limits.ts'

type OwnParts = 'changes' | 'visitors' | 'isClosing' | 'bodyMs' | 'uploadMs'

export type ProxyServerOptions = Omit<HandlerServer, OwnParts | 'cache'> & {
  cache?: HandlerServer['cache']
  connections?: Partial<Record<keyof typeof CONNECTIONS, number>>
  changeTimes?: ChangeTimes
  visitorLimits?: VisitorLimitOptions
}

export type ProxyServer = Server & {
  /** From now on each response closes its connection (see shutdown.ts). */
  beginDraining: () => void
  /** Also closes idle connections and open change streams. */
  beginClosing: () => void
  changes: ChangeStreams
}

/** The HTTP server in front of the application; not listening yet. */
export function createProxyServer(options: ProxyServerOptions): ProxyServer {
  const limits = { ...CONNECTIONS, ...options.connections }
  const { siteUrl, logger } = options
  let closing = false
  const changes = createChangeStreams({
    repeat: async (context) => repeatRequest(context, await options.upstreamFor(context.path)),
    logger,
    times: options.changeTimes,
  })
  const handleRequest = createRequestHandler({
    ...options,
    ...limits,
    cache: options.cache ?? createResponseCache(),
    changes,
    visitors: createVisitorLimits(options.visitorLimits),
    isClosing: () => closing,
  })
  const server = createHttpServer({
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    maxHeaderSize: limits.headBytes,
    insecureHTTPParser: false,
    // Checked in validate-request.ts: Node's own 400 response has none of our headers.
    requireHostHeader: false,
  })
  server.maxConnections = limits.connections
  server.maxRequestsPerSocket = limits.requestsPerConnection
  // In development the first request of a page waits for its compilation.
  server.setTimeout(options.isDevelopment ? limits.requestMs : limits.idleMs)
  const unused = unusedSockets(server)

  for (const event of ['request', 'checkContinue', 'checkExpectation'] as const) {
    server.on(event, (req: IncomingMessage, res: ServerResponse) => {
      // What follows a response that closes the connection is not processed (RFC 9112, 9.6).
      if (!req.socket.writableEnded) handleRequest(req, res)
    })
  }
  server.on('connect', (_req, socket: Duplex) => sendRawError(socket, { status: 405, siteUrl }))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const status = statusOfParseError(error.code)
    logger.debug({ code: error.code, status }, 'unreadable request')
    // A response that has started cannot be followed by another one.
    if (hasStartedResponse(socket)) socket.destroy()
    else sendRawError(socket, { status, siteUrl })
  })
  const beginDraining = () => {
    closing = true
  }
  const beginClosing = () => {
    beginDraining()
    changes.close()
    for (const socket of unused) socket.destroy()
  }
  return Object.assign(server, { beginDraining, beginClosing, changes })
}

/** Browsers preconnect. Node counts such a connection as active, so it would delay the shutdown. */
function unusedSockets(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', (req) => unused.delete(req.socket))
  return unused
}

const hasStartedResponse = (socket: Duplex) =>
  '_httpMessage' in socket &&
  (socket._httpMessage as { headersSent?: boolean } | null)?.headersSent === true
