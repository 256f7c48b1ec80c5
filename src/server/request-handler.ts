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
import type { Logger } from '#src/server/process/logger.ts'
import { sendCached } from '#src/server/cache/response-cache.ts'
import { answerRequest, cachedAnswer } from './answer-request.ts'
import type { HandlerContext } from './answer-request.ts'
import { negotiateMarkdown } from '#src/server/request/markdown-request.ts'
import { newRequestId } from '#src/server/process/loopback-request.ts'
import { respondToProbe, probeOf } from '#src/server/response/health-probes.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { mayHaveSession } from '#src/server/request/session-cookie.ts'
import { baseHeaders } from '#src/server/security/security-headers.ts'
import { loggedPath } from '#src/lib/http/logged-path.ts'

type Server = HandlerContext['server']

/** Handles each request: validates its head, limits its body, and responds here or forwards to the application. */
export const createRequestHandler =
  (server: Server) =>
  (req: IncomingMessage, res: ServerResponse): void => {
    negotiateMarkdown(req)
    const { error, ...validated } = validateRequest(req, server.isDevelopment)
    const handle = (hasSession: boolean) => {
      const generation = server.cache.generation()
      const known = { ...validated, hasSession, generation, server }
      handleRequest(createContext(req, res, known), error)
    }
    const { cookie } = req.headers
    if (error !== undefined || !mayHaveSession(cookie)) return handle(false)
    void server.hasValidSession(cookie).then((hasSession) => {
      // An earlier response has closed the connection.
      if (!req.socket.writableEnded) handle(hasSession)
    })
  }

function handleRequest(context: HandlerContext, invalid?: HttpError) {
  const { req, res, id, decoded, server } = context
  const { logger } = server
  logAccess(logger, context)
  server.metrics?.observeRequest(context)
  if (server.isClosing()) closeAfterResponse(context)
  const sendError = (error: HttpError) => sendHttpError(context, error)
  const error = invalid ?? checkAccess(context)
  const known = error === undefined ? cachedAnswer(context) : undefined
  if (known) return void sendCached(context, known)
  res.setHeaders(new Map(Object.entries({ ...baseHeaders(context), 'x-request-id': id })))

  const body = hasBody(req.headers)
    ? receiveBody(context, bodyLimit(context, server), sendError)
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
  const fail = (err: unknown) => {
    if (res.writableEnded || res.destroyed) return
    logger.error({ err, requestId: id }, 'request failed')
    sendError({ status: 500 })
  }
  answerRequest(context, { body, refuse, fail }).catch(fail)
}

function createContext(
  req: IncomingMessage,
  res: ServerResponse,
  known: Pick<HandlerContext, 'path' | 'decoded' | 'area' | 'hasSession' | 'generation' | 'server'>,
): HandlerContext {
  const { trustProxy, internalKey } = known.server
  let nonce: string | undefined
  // Log, metrics, cache and streams each follow its end; Node warns of a leak from the eleventh listener on.
  res.setMaxListeners(20)
  return {
    ...known,
    req,
    res,
    id: newRequestId(),
    method: req.method ?? '',
    isOwn: isSameSecret(req.headers[INTERNAL_KEY_HEADER], internalKey),
    startedAt: performance.now(),
    client: forwardedAddress({
      socketAddress: req.socket.remoteAddress,
      forwardedFor: req.headers['x-forwarded-for'] as string | undefined,
      trustProxy,
    }),
    encoding: negotiateEncoding(req.headers['accept-encoding']),
    // Made for a page that is rendered: a cached response needs none.
    get nonce() {
      return (nonce ??= randomUUID().replaceAll('-', ''))
    },
  }
}

function checkAccess(context: HandlerContext): HttpError | undefined {
  const { req, area, decoded, isOwn, server } = context
  if (isInternalPath(decoded)) return isOwn ? undefined : { status: 404, close: true }
  if (probeOf(decoded) === undefined) {
    const insecure = requireHttps(context)
    if (insecure !== undefined) return insecure
  }
  const refusal = isPayload(area) ? checkPayloadAccess(context) : undefined
  if (refusal !== undefined) return refusal
  const limit = bodyLimit(context, server)
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
