import { invalidatesPages } from '#src/server/request/area.ts'
import { hasBody } from '#src/server/limits/body-limit.ts'
import type { Body, BodyTimes } from '#src/server/limits/body-limit.ts'
import { cacheKeyOf } from '#src/server/cache/cache-policy.ts'
import { sendCached } from '#src/server/cache/response-cache.ts'
import type { CachedResponse } from '#src/server/cache/response-cache.ts'
import type { Logger } from '#src/server/process/logger.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import { forwardRequest } from '#src/server/upstream/forward-request.ts'
import type { Upstream } from '#src/server/upstream/forward-request.ts'
import type { VisitorLimits } from '#src/server/limits/visitor-limits.ts'
import { mayNameOldPost, sendMoved } from '#src/server/response/moved-page.ts'
import { sendUpstreamResponse } from '#src/server/upstream/send-upstream-response.ts'
import type { UpstreamContext } from '#src/server/upstream/send-upstream-response.ts'

export type HandlerContext = UpstreamContext & {
  readonly server: BodyTimes & {
    upstreamFor: (url: string) => Promise<Upstream>
    visitors: VisitorLimits
    logger: Logger
    isClosing: () => boolean
  }
}

type Answering = {
  body: Body | undefined
  refuse: (error: HttpError) => void
  fail: (err: unknown) => void
}

/** Undefined for a request with a body, or if its URL may have moved. */
export const cachedAnswer = (context: HandlerContext) =>
  hasBody(context.req.headers) || mayNameOldPost(context) ? undefined : lookUpCache(context)

/** Responds in its turn by a redirect, from the cache or with the response of the application. */
export async function answerRequest(context: HandlerContext, answering: Answering) {
  const { body, refuse } = answering
  const { cache, visitors } = context.server
  const send = (known: CachedResponse) => {
    body?.pipeTo()
    return sendCached(context, known)
  }
  const turn = isLimited(context) ? await visitors.admit(context) : undefined
  if (turn?.refusal) {
    const stale = cache.staleIfError(cacheKeyOf(context) ?? '')
    return stale ? send(stale) : refuse(turn.refusal)
  }
  try {
    const mayBeOld = mayNameOldPost(context)
    if (mayBeOld && (await sendMoved(context, { isExact: true }))) return body?.pipeTo()
    const current = mayBeOld || body ? lookUpCache(context) : undefined
    if (current) return await send(current)
    if (!context.res.destroyed) await forward(context, answering, !!turn)
  } finally {
    turn?.end()
  }
}

const isLimited = ({ area, hasSession, isOwn, server }: HandlerContext) =>
  !server.isDevelopment && !hasSession && area !== 'files' && !isOwn

async function forward(context: HandlerContext, { body, fail }: Answering, isAwaited: boolean) {
  const { req, res, server } = context
  const upstream = await server.upstreamFor(req.url ?? '')
  await announceWrite(context)
  if (req.headers.expect !== undefined) res.writeContinue()
  const upstreamRequest = forwardRequest(context, { upstream, isAwaited })
  upstreamRequest.on('response', (given) => void sendUpstreamResponse(context, given).catch(fail))
  upstreamRequest.on('error', fail)
  const closed = new Promise<void>((resolve) => upstreamRequest.once('close', resolve))
  if (body) {
    // The application may refuse before the first byte of the body.
    upstreamRequest.flushHeaders()
    body.pipeTo(upstreamRequest)
  } else upstreamRequest.end()
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
