import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { logAccess } from './access-log.ts'
import { interceptAnswer } from './answer.ts'
import { isDocument } from './area.ts'
import { announcesTooMuch, bodyLimit, hasBody, limitBody, tooLarge } from './body-limit.ts'
import { preferredEncoding } from './encoding.ts'
import type { Exchange, Handle, ServerContext } from './exchange.ts'
import { isForOtherSites } from './generated-file.ts'
import { inspect, isInternalPath } from './guard.ts'
import type { Inspection } from './guard.ts'
import { insecureRefusal } from './https-only.ts'
import { createKeptAnswers } from './kept-answers.ts'
import type { KeptAnswers, Round } from './kept-answers.ts'
import type { Logger } from './logger.ts'
import { pageChangeOf } from './page-changes.ts'
import { answerProbe, probeOf } from './probes.ts'
import { isPublicList } from './public-list.ts'
import { closeAfterAnswer, refuse } from './refuse.ts'
import type { Refusal } from './refuse.ts'
import { isInternal, isRendered, rewriteHeaders } from './request-headers.ts'
import { frameOptions, isHiddenFromRobots, securityHeaders } from './security-headers.ts'
import { createSharedAnswers } from './shared-answers.ts'
import { sendKept } from './whole-answer.ts'

export type FlowOptions = ServerContext & {
  /** The application: Next's request handler. */
  handle: Handle
  logger: Logger
  bodyTimeout: number
  isClosing: () => boolean
}

/** The way of every request: judged by its head, its body limited, answered here or by the application. */
export function createRequestFlow(options: FlowOptions) {
  const { handle, logger } = options
  const kept = createKeptAnswers()
  const shareAnswer = createSharedAnswers()

  return (req: IncomingMessage, res: ServerResponse): void => {
    const inspection = inspect(req, options.isDevelopment)
    const { decoded } = inspection
    const exchange = openExchange(req, res, inspection, kept.round())
    logAccess(logger, exchange)
    for (const [name, value] of baseHeaders(exchange, options)) res.setHeader(name, value)
    if (options.isClosing()) closeAfterAnswer(exchange)

    const stop = guardBody(exchange, options, decoded)
    const refusal = inspection.refusal ?? laterRefusal(exchange, options, decoded)
    if (refusal !== undefined) return stop(refusal)
    const probe = probeOf(decoded)
    if (probe !== undefined) {
      const onNotReady = (err: unknown) => logger.warn({ err, requestId: exchange.id }, 'not ready')
      void answerProbe(probe, exchange, options, onNotReady)
      return
    }
    const known = keptAnswer(exchange, kept)
    if (known !== undefined) return sendKept(exchange, options, known)
    const ask = () => {
      rewriteHeaders(exchange, options)
      // Next answers HEAD with less than GET; Node leaves the body out by itself.
      if (req.method === 'HEAD' && isRendered(exchange)) req.method = 'GET'
      if (req.headers.expect !== undefined) res.writeContinue()
      interceptAnswer(exchange, options, kept)
      void run(exchange, options, handle, logger)
    }
    if (!isPublicList(exchange)) return ask()
    shareAnswer({ exchange, ask, give: (answer) => sendKept(exchange, options, answer) })
  }
}

async function run(exchange: Exchange, context: ServerContext, handle: Handle, logger: Logger) {
  const { req, res, id } = exchange
  try {
    await handle(req, res)
  } catch (err) {
    logger.error({ err, requestId: id }, 'request failed')
    if (!res.writableEnded) refuse(exchange, context, { status: 500 })
  }
}

function openExchange(
  req: IncomingMessage,
  res: ServerResponse,
  inspection: Inspection,
  round: Round,
): Exchange {
  const { path, area } = inspection
  const method = req.method ?? ''
  return {
    req,
    res,
    id: randomUUID(),
    method,
    startedAt: performance.now(),
    path,
    area,
    encoding: preferredEncoding(req.headers['accept-encoding']),
    ifNoneMatch: req.headers['if-none-match'],
    ifModifiedSince: req.headers['if-modified-since'],
    nonce: randomUUID().replaceAll('-', ''),
    pageChange: pageChangeOf(req, inspection),
    round,
    takeOver: () => !res.headersSent,
  }
}

function* baseHeaders({ id, area, path }: Exchange, { isHttps }: ServerContext) {
  yield* securityHeaders(isHttps)
  yield ['X-Frame-Options', frameOptions(area)] as const
  if (isForOtherSites({ area, path })) {
    yield ['Cross-Origin-Resource-Policy', 'cross-origin'] as const
  }
  yield ['X-Request-Id', id] as const
  if (isHiddenFromRobots(area, path)) yield ['X-Robots-Tag', 'noindex, nofollow'] as const
}

/** Sets the limits on the request's body, and returns how to refuse the request at this point. */
function guardBody(exchange: Exchange, options: FlowOptions, decoded: string) {
  const answer = (refusal: Refusal) => refuse(exchange, options, refusal)
  if (!hasBody(exchange.req.headers)) return answer
  return limitBody(exchange, bodyLimit(exchange.method, decoded, exchange.area, options), answer)
}

function laterRefusal(
  exchange: Exchange,
  options: FlowOptions,
  decoded: string,
): Refusal | undefined {
  const { req, area, method } = exchange
  const { headers, url = '/' } = req
  const isForeign = !isInternal(headers['x-folio-internal'], options.internalKey)
  if (isInternalPath(decoded)) return isForeign ? { status: 404, close: true } : undefined
  if (probeOf(decoded) === undefined) {
    const insecure = insecureRefusal({ method, url, area, headers }, options)
    if (insecure !== undefined) return insecure
  }
  const limit = bodyLimit(method, decoded, area, options)
  return announcesTooMuch(headers['content-length'], limit) ? tooLarge(limit) : undefined
}

function keptAnswer({ req, area, path, method }: Exchange, kept: KeptAnswers) {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (area === 'static') return req.headers.range === undefined ? kept.file(path) : undefined
  return isDocument(area) ? kept.page(req, path) : undefined
}
