import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { invalidatesPages, isPayload } from '#src/server/request/area.ts'
import { createContext } from '#src/server/request/request-context.ts'
import { bodyLimit, declaredTooLarge, hasBody, receiveBody } from '#src/server/limits/body-limit.ts'
import type { Body, BodyTimes } from '#src/server/limits/body-limit.ts'
import { closeAfterResponse, sendHttpError } from '#src/server/response/error-response.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import { validateRequest, isInternalPath } from '#src/server/limits/validate-request.ts'
import { checkPayloadAccess, requireHttps } from '#src/server/limits/check-access.ts'
import { cacheKeyOf } from '#src/server/cache/cache-policy.ts'
import { sendCached } from '#src/server/cache/response-cache.ts'
import type { CachedResponse } from '#src/server/cache/response-cache.ts'
import type { VisitorLimits } from '#src/server/limits/visitor-limits.ts'
import { negotiateMarkdown } from '#src/server/request/markdown-request.ts'
import { respondToProbe, probeOf } from '#src/server/response/health-probes.ts'
import { mayNameOldPost, sendMoved } from '#src/server/response/moved-page.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { mayHaveSession } from '#src/server/request/session-cookie.ts'
import { baseHeaders } from '#src/server/security/security-headers.ts'
import { forwardRequest } from '#src/server/upstream/forward-request.ts'
import { sendUpstreamResponse } from '#src/server/upstream/send-upstream-response.ts'
import type { UpstreamContext } from '#src/server/upstream/send-upstream-response.ts'
import { loggedPath } from '#src/lib/http/logged-path.ts'

export type HandlerServer = UpstreamContext['server'] &
  BodyTimes & {
    /** The socket of the application for a URL. */
    upstreamFor: (url: string) => Promise<string>
    visitors: VisitorLimits
    isClosing: () => boolean
  }

type HandlerContext = UpstreamContext & { readonly server: HandlerServer }

/** Handles each request: validates its head, limits its body, and responds here or forwards to the application. */
export const createRequestHandler =
  (server: HandlerServer) =>
  (req: IncomingMessage, res: ServerResponse): void => {
    negotiateMarkdown(req)
    const validated = validateRequest(req, server.isDevelopment)
    const { error } = validated
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
  const { res, id, decoded, server } = context
  recordEnd(context)
  if (server.isClosing()) closeAfterResponse(context)
  const error = invalid ?? checkAccess(context)
  const known = error === undefined ? cachedAnswer(context) : undefined
  if (known) return void sendCached(context, known)
  res.setHeaders(new Map(Object.entries({ ...baseHeaders(context), 'x-request-id': id })))

  const sendError = (error: HttpError) => sendHttpError(context, error)
  const body = receiveBody(context, bodyLimit(context, server), sendError)
  if (error !== undefined) return body.reject(error)
  const probe = probeOf(decoded)
  if (probe !== undefined) {
    body.pipeTo()
    return void respondToProbe(probe, context)
  }
  const fail = (err: unknown) => {
    if (res.writableEnded || res.destroyed) return
    server.logger.error({ err, requestId: id }, 'request failed')
    sendError({ status: 500 })
  }
  answerRequest(context, body, fail).catch(fail)
}

/** Undefined for a request with a body, or if its URL may have moved. */
const cachedAnswer = (context: HandlerContext) =>
  hasBody(context.req.headers) || mayNameOldPost(context) ? undefined : lookUpCache(context)

type Fail = (err: unknown) => void

/** Responds in its turn by a redirect, from the cache or with the response of the application. */
async function answerRequest(context: HandlerContext, body: Body, fail: Fail) {
  const { req, res, server } = context
  const send = (known: CachedResponse) => {
    body.pipeTo()
    return sendCached(context, known)
  }
  const turn = isLimited(context) ? await server.visitors.admit(context) : undefined
  if (turn?.refusal) {
    const stale = server.cache.staleIfError(cacheKeyOf(context) ?? '')
    return stale ? send(stale) : body.reject(turn.refusal)
  }
  try {
    const mayBeOld = mayNameOldPost(context)
    if (mayBeOld && (await sendMoved(context, { isExact: true }))) return body.pipeTo()
    const current = mayBeOld || hasBody(req.headers) ? lookUpCache(context) : undefined
    if (current) return await send(current)
    if (!res.destroyed) await forward(context, body, { fail, isAwaited: !!turn })
  } finally {
    turn?.end()
  }
}

const isLimited = ({ area, hasSession, isOwn, server }: HandlerContext) =>
  !server.isDevelopment && !hasSession && area !== 'files' && !isOwn

async function forward(
  context: HandlerContext,
  body: Body,
  { fail, isAwaited }: { fail: Fail; isAwaited: boolean },
) {
  const { req, res, server } = context
  const upstream = await server.upstreamFor(req.url ?? '')
  await announceWrite(context)
  if (req.headers.expect !== undefined) res.writeContinue()
  const nonce = randomUUID().replaceAll('-', '')
  const upstreamRequest = forwardRequest(context, { upstream, nonce, isAwaited })
  const rendered = { ...context, nonce }
  upstreamRequest.on('response', (given) => void sendUpstreamResponse(rendered, given).catch(fail))
  upstreamRequest.on('error', fail)
  const closed = new Promise<void>((resolve) => upstreamRequest.once('close', resolve))
  body.pipeTo(upstreamRequest)
  await closed
}

function lookUpCache(context: HandlerContext) {
  const { cache, metrics } = context.server
  const key = cacheKeyOf(context)
  if (key === undefined) return undefined
  const cached = cache.get(key)
  metrics?.observeLookup(cached !== undefined)
  return cached
}

/** A call that drops pages when it succeeds, with a session: visitors' requests announce nothing. */
async function announceWrite(context: HandlerContext) {
  const { res, id, area, method, decoded, hasSession, server } = context
  if (!hasSession || area !== 'api' || !invalidatesPages(method, decoded)) return
  const endWrite = await server.beginWrite(id)
  const end = () => endWrite(res.writableFinished && res.statusCode < 400)
  if (res.closed) end()
  else res.once('close', end)
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
  const length = req.headers['content-length']
  return length === undefined ? undefined : declaredTooLarge(length, bodyLimit(context, server))
}

/** One line per request, never with headers, query, body or tokens. A stream that was open for hours is not a slow request. */
function recordEnd(context: RequestContext): void {
  const { res, id, method, startedAt, isOwn, server } = context
  const { logger, metrics } = server
  res.once('close', () => {
    if (res.getHeader('content-type') === 'text/event-stream') return
    const ms = performance.now() - startedAt
    metrics?.observeRequest(context, ms / 1000)
    const line = {
      requestId: id,
      method,
      path: loggedPath(context.path),
      status: res.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(res.writableFinished ? {} : { aborted: true }),
    }
    // A client that disconnected before the response has seen no failure. The server's own requests would hide others.
    if (res.statusCode >= 500 && res.writableFinished) logger.error(line, 'request')
    else logger[isOwn ? 'debug' : 'info'](line, 'request')
  })
}
