import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { INTERNAL_KEY_HEADER, isInternalKey } from '#src/lib/internal-key.ts'
import { logAccess } from './access-log.ts'
import { announcesTooMuch, bodyLimit, hasBody, receiveBody, tooLarge } from './body-limit.ts'
import { cacheKeyOf } from './cacheable.ts'
import { sendCached } from './cached-response.ts'
import { preferredEncoding } from './encoding.ts'
import { closeAfterResponse, refuse } from './error-response.ts'
import type { Refusal } from './error-response.ts'
import { forward } from './forward.ts'
import type { Upstream } from './forward.ts'
import { isForOtherSites } from './generated-file.ts'
import { inspect, isInternalPath } from './guard.ts'
import type { Inspection } from './guard.ts'
import { insecureRefusal } from './https-only.ts'
import type { Logger } from './logger.ts'
import { pageChangeOf } from './page-changes.ts'
import { answerProbe, probeOf } from './probes.ts'
import type { Generation, RequestContext, ServerContext } from './request-context.ts'
import { respond } from './respond.ts'
import { createResponseCache } from './response-cache.ts'
import { frameOptions, isHiddenFromRobots, securityHeaders } from './security-headers.ts'

export type FlowOptions = ServerContext & {
  /** Resolves once the application takes requests for this address. */
  upstreamFor: (url: string) => Promise<Upstream>
  logger: Logger
  bodyTimeout: number
  isClosing: () => boolean
}

/** The way of every request: judged by its head, its body limited, answered here or by the application. */
export function createRequestFlow(options: FlowOptions) {
  const { upstreamFor, logger } = options
  const cache = createResponseCache()

  return (req: IncomingMessage, res: ServerResponse): void => {
    const inspection = inspect(req, options.isDevelopment)
    const { decoded } = inspection
    const context = openContext(req, res, inspection, cache.generation())
    const { id, method, area } = context
    logAccess(logger, context)
    for (const [name, value] of baseHeaders(context, options)) res.setHeader(name, value)
    if (options.isClosing()) closeAfterResponse(context)

    const answer = (refusal: Refusal) => refuse(context, options, refusal)
    const body = hasBody(req.headers)
      ? receiveBody(context, bodyLimit(method, decoded, area, options), answer)
      : undefined
    const refusal = inspection.refusal ?? laterRefusal(context, options, decoded)
    if (refusal !== undefined) return body ? body.refuse(refusal) : answer(refusal)
    const probe = probeOf(decoded)
    if (probe !== undefined) {
      body?.sendTo()
      const onNotReady = (err: unknown) => logger.warn({ err, requestId: id }, 'not ready')
      void answerProbe(probe, context, options, onNotReady)
      return
    }
    const key = cacheKeyOf(context)
    const cached = key === undefined ? undefined : cache.get(key)
    if (cached !== undefined) {
      body?.sendTo()
      return void sendCached(context, cached)
    }
    const fail = (err: unknown) => {
      if (res.writableEnded || res.destroyed) return
      logger.error({ err, requestId: id }, 'request failed')
      answer({ status: 500 })
    }
    const ask = (upstream: Upstream) => {
      if (req.headers.expect !== undefined) res.writeContinue()
      const onResponse = (given: IncomingMessage) => {
        respond(context, given, { server: options, cache }).catch(fail)
      }
      const asked = forward(context, { upstream, server: options, onResponse, onError: fail })
      if (body) body.sendTo(asked)
      else asked.end()
    }
    upstreamFor(req.url ?? '')
      .then(ask)
      .catch(fail)
  }
}

function openContext(
  req: IncomingMessage,
  res: ServerResponse,
  inspection: Inspection,
  generation: Generation,
): RequestContext {
  const { path, area } = inspection
  return {
    req,
    res,
    id: randomUUID(),
    method: req.method ?? '',
    startedAt: performance.now(),
    path,
    area,
    encoding: preferredEncoding(req.headers['accept-encoding']),
    nonce: randomUUID().replaceAll('-', ''),
    pageChange: pageChangeOf(req, inspection),
    generation,
  }
}

function* baseHeaders({ id, area, path }: RequestContext, { isHttps }: ServerContext) {
  yield* securityHeaders(isHttps)
  yield ['X-Frame-Options', frameOptions(area)] as const
  if (isForOtherSites({ area, path })) {
    yield ['Cross-Origin-Resource-Policy', 'cross-origin'] as const
  }
  yield ['X-Request-Id', id] as const
  if (isHiddenFromRobots(area, path)) yield ['X-Robots-Tag', 'noindex, nofollow'] as const
}

function laterRefusal(
  { req, area, method }: RequestContext,
  options: FlowOptions,
  decoded: string,
): Refusal | undefined {
  const { headers, url = '/' } = req
  const isForeign = !isInternalKey(headers[INTERNAL_KEY_HEADER], options.internalKey)
  if (isInternalPath(decoded)) return isForeign ? { status: 404, close: true } : undefined
  if (probeOf(decoded) === undefined) {
    const insecure = insecureRefusal({ method, url, area, headers }, options)
    if (insecure !== undefined) return insecure
  }
  const limit = bodyLimit(method, decoded, area, options)
  return announcesTooMuch(headers['content-length'], limit) ? tooLarge(limit) : undefined
}
