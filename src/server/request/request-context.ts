import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP, isIPv4 } from 'node:net'
import { isSameSecret } from '#src/lib/http/same-secret.ts'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/server-signals.ts'
import type { Logger } from '#src/server/process/logger.ts'
import { newRequestId } from '#src/server/process/loopback-request.ts'
import type { Area } from './area.ts'
import { negotiateEncoding } from './content-encoding.ts'

export type CacheGeneration = { readonly invalidations: number; readonly writes: number }

type KnownRequest<Server> = {
  /** Path without the query; raw, because it is logged and compared, but never opened as a file. */
  path: string
  decoded: string
  area: Area
  /** Whether the request has a validly signed session, which may have been revoked. */
  hasSession: boolean
  generation: CacheGeneration
  server: Server
}

export type RequestContext = Readonly<ReturnType<typeof createContext<ServerContext>>>

export function createContext<Server extends ServerContext>(
  req: IncomingMessage,
  res: ServerResponse,
  known: KnownRequest<Server>,
) {
  // Each property by its name: in every request, copying objects shows in its time.
  const { path, decoded, area, hasSession, generation, server } = known
  const { trustProxy, internalKey } = server
  // Log, cache and streams each follow its end; Node warns of a leak from the eleventh listener on.
  res.setMaxListeners(20)
  return {
    path,
    decoded,
    area,
    hasSession,
    generation,
    server,
    req,
    res,
    id: newRequestId(),
    method: req.method ?? '',
    /** Whether this server sent the request to itself, known by its key. */
    isOwn: isSameSecret(req.headers[INTERNAL_KEY_HEADER], internalKey),
    startedAt: performance.now(),
    client: forwardedAddress({
      socketAddress: req.socket.remoteAddress,
      forwardedFor: req.headers['x-forwarded-for'] as string | undefined,
      trustProxy,
    }),
    encoding: negotiateEncoding(req.headers['accept-encoding']),
  }
}

/** Resolves when the site is ready, rejects with the reason (for the log only) when it is not. */
export type CheckReady = () => Promise<void>

/** Undefined for no redirect. Never rejects. `isExact` excludes redirects of the path without its query. */
export type FindRedirect = (
  url: string,
  options?: { isExact?: boolean },
) => Promise<string | undefined>

/** Called after a write. `hasSucceeded`: its complete response was sent and is not an error. */
type EndWrite = (hasSucceeded: boolean) => void

export type Metrics = {
  observeRequest: (context: RequestContext, seconds: number) => void
  observeLookup: (isHit: boolean) => void
  observeRefresh: (seconds: number) => void
  respond: (context: RequestContext) => Promise<void>
}

export type ServerContext = {
  siteUrl: string
  isDevelopment: boolean
  trustProxy: number
  internalKey: string | undefined
  cdnSeconds?: number
  filesUrl?: string | undefined
  checkReady: CheckReady
  refreshPages: () => void
  hasValidSession: (cookie: string) => Promise<boolean>
  beginWrite: (requestId: string) => Promise<EndWrite>
  isIndexed: () => boolean
  findRedirect: FindRedirect
  metrics?: Metrics | undefined
  logger: Logger
}

/** Safe methods (RFC 9110, 9.2.1), without OPTIONS and TRACE. */
export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD']

type ClientAddressInput = {
  socketAddress: string | undefined
  forwardedFor: string | undefined
  /** Number of trusted proxies in front of this server; each appends one entry. */
  trustProxy: number
}

/** Behind n proxies, the n-th entry of X-Forwarded-For from the right: entries further left can be forged. */
export function forwardedAddress({
  socketAddress,
  forwardedFor,
  trustProxy,
}: ClientAddressInput): string {
  const socket = ipAddressOf(socketAddress ?? '') ?? 'unknown'
  if (trustProxy === 0 || forwardedFor === undefined) return socket
  const entries = forwardedFor.split(',')
  return ipAddressOf(entries[entries.length - trustProxy] ?? '') ?? socket
}

function ipAddressOf(entry: string): string | undefined {
  if (isIPv4(entry)) return entry
  const trimmed = entry.trim().toLowerCase()
  const bare = trimmed
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(bare) === 0 ? undefined : bare
}
