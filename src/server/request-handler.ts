import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/internal-key.ts'
import { isSameSecret } from '#src/lib/http/same-secret.ts'
import { queryProblem } from '#src/lib/http/query-limits.ts'
import { logAccess } from '#src/server/request/access-log.ts'
import {
  declaresTooLarge,
  bodyLimit,
  hasBody,
  receiveBody,
  payloadTooLarge,
} from '#src/server/limits/body-limit.ts'
import { cacheKeyOf } from '#src/server/cache/cache-policy.ts'
import type { ChangeStreams } from '#src/server/changes/change-streams.ts'
import { sendCached } from '#src/server/cache/cached-response.ts'
import { negotiateEncoding } from '#src/server/request/content-encoding.ts'
import { closeAfterResponse, sendHttpError } from '#src/server/response/error-response.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import { forwardRequest } from '#src/server/upstream/forward-request.ts'
import type { Upstream } from '#src/server/upstream/forward-request.ts'
import { isCrossOriginResource } from '#src/server/request/generated-file.ts'
import { validateRequest, isInternalPath } from '#src/server/limits/validate-request.ts'
import type { RequestValidation } from '#src/server/limits/validate-request.ts'
import { mayNameOldPost, sendMoved } from '#src/server/response/moved-page.ts'
import { requireHttps } from '#src/server/limits/require-https.ts'
import type { Logger } from '#src/server/process/logger.ts'
import { takeMarkdownForm } from '#src/server/request/markdown-request.ts'
import { pageInvalidationOf } from '#src/server/request/page-invalidation.ts'
import { newRequestId } from '#src/server/process/request-id.ts'
import { respondToProbe, probeOf } from '#src/server/response/health-probes.ts'
import type {
  CacheGeneration,
  RequestContext,
  ServerContext,
} from '#src/server/request/request-context.ts'
import { sendUpstreamResponse } from '#src/server/upstream/send-upstream-response.ts'
import type { ResponseCache } from '#src/server/cache/response-cache.ts'
import {
  frameOptions,
  isHiddenFromRobots,
  securityHeaders,
} from '#src/server/security/security-headers.ts'

type RequestHandlerOptions = ServerContext & {
  /** Resolves once the application accepts requests for this address. */
  upstreamFor: (url: string) => Promise<Upstream>
  logger: Logger
  bodyTimeout: number
  uploadTimeout: number
  isClosing: () => boolean
  cache: ResponseCache
  changes: ChangeStreams
}

/** Handles each request: validates its head, limits its body, and responds here or forwards to the application. */
export function createRequestHandler(options: RequestHandlerOptions) {
  const { upstreamFor, logger, cache, changes } = options

  return (req: IncomingMessage, res: ServerResponse): void => {
    takeMarkdownForm(req)
    const inspection = validateRequest(req, options.isDevelopment)
    const { decoded } = inspection
    const context = createContext(req, res, inspection, cache.generation())
    const { id, method, area } = context
    logAccess(logger, context)
    options.metrics?.observeRequest(context)
    for (const [name, value] of baseHeaders(context, options)) res.setHeader(name, value)
    if (options.isClosing()) closeAfterResponse(context)

    const sendError = (error: HttpError) => sendHttpError(context, options, error)
    const body = hasBody(req.headers)
      ? receiveBody(context, bodyLimit(method, decoded, area, options), sendError)
      : undefined
    const error = inspection.error ?? checkAccess(context, options, decoded)
    if (error !== undefined) return body ? body.reject(error) : sendError(error)
    const probe = probeOf(decoded)
    if (probe !== undefined) {
      body?.pipeTo()
      const onNotReady = (err: unknown) => logger.warn({ err, requestId: id }, 'not ready')
      void respondToProbe(probe, context, options, onNotReady)
      return
    }
    const fail = (err: unknown) => {
      if (res.writableEnded || res.destroyed) return
      logger.error({ err, requestId: id }, 'request failed')
      sendError({ status: 500 })
    }
    const ask = async (upstream: Upstream) => {
      await announceWrite(context, options)
      if (req.headers.expect !== undefined) res.writeContinue()
      const onResponse = (given: IncomingMessage) => {
        sendUpstreamResponse(context, given, { server: options, cache, changes }).catch(fail)
      }
      const asked = forwardRequest(context, {
        upstream,
        server: options,
        onResponse,
        onError: fail,
      })
      if (!body) return void asked.end()
      // The application may refuse before the first byte of the body.
      asked.flushHeaders()
      body.pipeTo(asked)
    }
    const respond = () => {
      const cached = lookUp(context, options)
      if (cached === undefined) return upstreamFor(req.url ?? '').then(ask)
      body?.pipeTo()
      return sendCached(context, cached)
    }
    const answer = async () => {
      const isMoved =
        mayNameOldPost(context) && (await sendMoved(context, options, { isExact: true }))
      return isMoved ? body?.pipeTo() : respond()
    }
    answer().catch(fail)
  }
}

function lookUp(context: RequestContext, { cache, metrics }: RequestHandlerOptions) {
  const key = cacheKeyOf(context)
  if (key === undefined) return undefined
  const cached = cache.get(key)
  metrics?.observeLookup(cached !== undefined)
  return cached
}

async function announceWrite(
  { res, id, area, pageInvalidation }: RequestContext,
  { beginWrite }: ServerContext,
) {
  if (pageInvalidation === 'none' || !beginWrite) return
  // Next knows of a write by the built-in admin from its notification alone.
  const endWrite = await beginWrite(area === 'api' ? id : undefined)
  const end = () => endWrite(res.writableFinished && res.statusCode < 400)
  if (res.closed) end()
  else res.once('close', end)
}

function createContext(
  req: IncomingMessage,
  res: ServerResponse,
  inspection: RequestValidation,
  generation: CacheGeneration,
): RequestContext {
  const { path, area } = inspection
  // Log, metrics, cache and streams each follow its end; Node warns of a leak from the eleventh listener on.
  res.setMaxListeners(20)
  return {
    req,
    res,
    id: newRequestId(),
    method: req.method ?? '',
    startedAt: performance.now(),
    path,
    area,
    encoding: negotiateEncoding(req.headers['accept-encoding']),
    nonce: randomUUID().replaceAll('-', ''),
    pageInvalidation: pageInvalidationOf(req, inspection),
    generation,
  }
}

function* baseHeaders(
  { id, area, path }: RequestContext,
  { isHttps, isIndexed = () => true }: ServerContext,
) {
  yield* securityHeaders(isHttps)
  yield ['X-Frame-Options', frameOptions(area)] as const
  if (isCrossOriginResource({ area, path })) {
    yield ['Cross-Origin-Resource-Policy', 'cross-origin'] as const
  }
  yield ['X-Request-Id', id] as const
  if (isHiddenFromRobots(area, path) || !isIndexed())
    yield ['X-Robots-Tag', 'noindex, nofollow'] as const
}

function checkAccess(
  { req, area, method }: RequestContext,
  options: RequestHandlerOptions,
  decoded: string,
): HttpError | undefined {
  const { headers, url = '/' } = req
  const isForeign = !isSameSecret(headers[INTERNAL_KEY_HEADER], options.internalKey)
  if (isInternalPath(decoded)) return isForeign ? { status: 404, close: true } : undefined
  if (probeOf(decoded) === undefined) {
    const insecure = requireHttps({ method, url, area, headers }, options)
    if (insecure !== undefined) return insecure
  }
  // A list of the built-in admin also stores its query as the owner's preference, before it runs it.
  const query = area === 'payload' ? new URL(url, 'http://localhost').searchParams : undefined
  const problem = query && queryProblem(query)
  if (problem !== undefined) return { status: 400, message: problem }
  const limit = bodyLimit(method, decoded, area, options)
  return declaresTooLarge(headers['content-length'], limit) ? payloadTooLarge(limit) : undefined
}
