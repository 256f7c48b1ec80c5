import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/server-signals.ts'
import { isSameSecret } from '#src/lib/http/same-secret.ts'
import { isPayload } from '#src/server/request/area.ts'
import { forwardedAddress } from '#src/server/request/request-context.ts'
import {
  declaresTooLarge,
  bodyLimit,
  hasBody,
  receiveBody,
  payloadTooLarge,
} from '#src/server/limits/body-limit.ts'
import { negotiateEncoding } from '#src/server/request/content-encoding.ts'
import { closeAfterResponse, sendHttpError } from '#src/server/response/error-response.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import { validateRequest, isInternalPath } from '#src/server/limits/validate-request.ts'
import { checkPayloadAccess, requireHttps } from '#src/server/limits/check-access.ts'
import { createVisitorLimits } from '#src/server/limits/visitor-limits.ts'
import type { VisitorLimitOptions } from '#src/server/limits/visitor-limits.ts'
import type { Logger } from '#src/server/process/logger.ts'
import { sendCached } from '#src/server/cache/response-cache.ts'
import { answerRequest, cachedAnswer } from './answer-request.ts'
import type { AnswerOptions } from './answer-request.ts'
import { takeMarkdownForm } from '#src/server/request/markdown-request.ts'
import { newRequestId } from '#src/server/process/loopback-request.ts'
import { respondToProbe, probeOf } from '#src/server/response/health-probes.ts'
import type { RequestContext, ServerContext } from '#src/server/request/request-context.ts'
import { mayHaveSession } from '#src/server/request/session-cookie.ts'
import { baseHeaders } from '#src/server/security/security-headers.ts'
import { loggedPath } from '#src/lib/http/logged-path.ts'

type RequestHandlerOptions = Omit<AnswerOptions, 'visitors'> & {
  logger: Logger
  bodyMs: number
  uploadMs: number
  /** Smaller limits, for tests. */
  visitorLimits?: VisitorLimitOptions | undefined
  isClosing: () => boolean
}

/** Handles each request: validates its head, limits its body, and responds here or forwards to the application. */
export function createRequestHandler(options: RequestHandlerOptions) {
  const { hasValidSession } = options
  const visitors = createVisitorLimits(options.visitorLimits)

  return (req: IncomingMessage, res: ServerResponse): void => {
    takeMarkdownForm(req)
    const validation = validateRequest(req, options.isDevelopment)
    const handle = (hasSession: boolean) => {
      const generation = options.cache.generation()
      const context = createContext(req, res, { ...validation, hasSession, generation }, options)
      handleRequest(context, { ...options, visitors }, validation.error)
    }
    const { cookie } = req.headers
    if (validation.error !== undefined || !mayHaveSession(cookie)) return handle(false)
    void hasValidSession(cookie).then((hasSession) => {
      // An earlier response has closed the connection.
      if (!req.socket.writableEnded) handle(hasSession)
    })
  }
}

type HandlerOptions = RequestHandlerOptions & AnswerOptions

function handleRequest(context: RequestContext, options: HandlerOptions, invalid?: HttpError) {
  const { req, res, id, decoded } = context
  const { logger } = options
  logAccess(logger, context)
  options.metrics?.observeRequest(context)
  if (options.isClosing()) closeAfterResponse(context)
  const sendError = (error: HttpError) => sendHttpError(context, error)
  const fail = (err: unknown) => {
    if (res.writableEnded || res.destroyed) return
    logger.error({ err, requestId: id }, 'request failed')
    sendError({ status: 500 })
  }
  const error = invalid ?? checkAccess(context, options)
  const known = error === undefined ? cachedAnswer(context, options) : undefined
  if (known) return void sendCached(context, known).catch(fail)
  res.setHeaders(new Map(Object.entries({ ...baseHeaders(context), 'x-request-id': id })))

  const body = hasBody(req.headers)
    ? receiveBody(context, bodyLimit(context, options), sendError)
    : undefined
  const refuse = (error: HttpError) => (body ? body.reject(error) : sendError(error))
  if (error !== undefined) return refuse(error)
  const probe = probeOf(decoded)
  if (probe !== undefined) {
    body?.pipeTo()
    const onNotReady = (err: unknown) => logger.warn({ err, requestId: id }, 'not ready')
    void respondToProbe(probe, context, onNotReady)
    return
  }
  answerRequest(context, { options, body, refuse, fail }).catch(fail)
}

function createContext(
  req: IncomingMessage,
  res: ServerResponse,
  known: Pick<RequestContext, 'path' | 'decoded' | 'area' | 'hasSession' | 'generation'>,
  server: ServerContext,
): RequestContext {
  let nonce: string | undefined
  // Log, metrics, cache and streams each follow its end; Node warns of a leak from the eleventh listener on.
  res.setMaxListeners(20)
  return {
    ...known,
    server,
    req,
    res,
    id: newRequestId(),
    method: req.method ?? '',
    isOwn: isSameSecret(req.headers[INTERNAL_KEY_HEADER], server.internalKey),
    startedAt: performance.now(),
    client: forwardedAddress({
      socketAddress: req.socket.remoteAddress,
      forwardedFor: req.headers['x-forwarded-for'] as string | undefined,
      trustProxy: server.trustProxy,
    }),
    encoding: negotiateEncoding(req.headers['accept-encoding']),
    // Made for a page that is rendered: a cached response needs none.
    get nonce() {
      return (nonce ??= randomUUID().replaceAll('-', ''))
    },
  }
}

function checkAccess(
  context: RequestContext,
  options: RequestHandlerOptions,
): HttpError | undefined {
  const { req, area, decoded, isOwn } = context
  if (isInternalPath(decoded)) return isOwn ? undefined : { status: 404, close: true }
  if (probeOf(decoded) === undefined) {
    const insecure = requireHttps(context)
    if (insecure !== undefined) return insecure
  }
  const refusal = isPayload(area) ? checkPayloadAccess(context) : undefined
  if (refusal !== undefined) return refusal
  const limit = bodyLimit(context, options)
  return declaresTooLarge(req.headers['content-length'], limit) ? payloadTooLarge(limit) : undefined
}

/** One line per request, never with headers, query, body or tokens. A stream that was open for hours is not a slow request. */
function logAccess(logger: Logger, context: RequestContext): void {
  const { res, id, method, startedAt, isOwn } = context
  res.once('close', () => {
    if (res.getHeader('content-type') === 'text/event-stream') return
    const line = {
      requestId: id,
      method,
      path: loggedPath(context.path),
      status: res.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ...(res.writableFinished ? {} : { aborted: true }),
    }
    // A client that disconnected before the response has seen no failure. The server's own requests would hide others.
    if (res.statusCode >= 500 && res.writableFinished) logger.error(line, 'request')
    else logger[isOwn ? 'debug' : 'info'](line, 'request')
  })
}
