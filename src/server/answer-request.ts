import type { IncomingMessage } from 'node:http'
import { invalidatesPages } from '#src/server/request/area.ts'
import { hasBody } from '#src/server/limits/body-limit.ts'
import type { Body } from '#src/server/limits/body-limit.ts'
import { cacheKeyOf } from '#src/server/cache/cache-policy.ts'
import type { ChangeStreams } from '#src/server/changes/change-streams.ts'
import { sendCached } from '#src/server/cache/response-cache.ts'
import type { CachedResponse, ResponseCache } from '#src/server/cache/response-cache.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import { forwardRequest } from '#src/server/upstream/forward-request.ts'
import type { Upstream } from '#src/server/upstream/forward-request.ts'
import type { VisitorLimits } from '#src/server/limits/visitor-limits.ts'
import { mayNameOldPost, sendMoved } from '#src/server/response/moved-page.ts'
import type { RequestContext, ServerContext } from '#src/server/request/request-context.ts'
import { sendUpstreamResponse } from '#src/server/upstream/send-upstream-response.ts'

export type AnswerOptions = ServerContext & {
  upstreamFor: (url: string) => Promise<Upstream>
  cache: ResponseCache
  changes: ChangeStreams
  visitors: VisitorLimits
}

type Answering = {
  options: AnswerOptions
  body: Body | undefined
  refuse: (error: HttpError) => void
  fail: (err: unknown) => void
}

/** Undefined for a request with a body, or if its URL may have moved. */
export const cachedAnswer = (context: RequestContext, options: AnswerOptions) =>
  hasBody(context.req.headers) || mayNameOldPost(context) ? undefined : lookUp(context, options)

/** Responds in its turn by a redirect, from the cache or with the response of the application. */
export async function answerRequest(context: RequestContext, answering: Answering) {
  const { options, body, refuse } = answering
  const send = (known: CachedResponse) => {
    body?.pipeTo()
    return sendCached(context, known)
  }
  const turn = isLimited(context) ? await options.visitors.admit(context) : undefined
  if (turn?.refusal) {
    const stale = options.cache.staleIfError(cacheKeyOf(context) ?? '')
    return stale ? send(stale) : refuse(turn.refusal)
  }
  try {
    const mayBeOld = mayNameOldPost(context)
    if (mayBeOld && (await sendMoved(context, { isExact: true }))) return body?.pipeTo()
    const current = mayBeOld || body ? lookUp(context, options) : undefined
    if (current) return await send(current)
    if (!context.res.destroyed) await forward(context, { ...answering, isAwaited: !!turn })
  } finally {
    turn?.end()
  }
}

const isLimited = ({ area, hasSession, isOwn, server }: RequestContext) =>
  !server.isDevelopment && !hasSession && area !== 'files' && !isOwn

async function forward(
  context: RequestContext,
  { options, body, fail, isAwaited }: Answering & { isAwaited: boolean },
) {
  const { req, res } = context
  const { cache, changes } = options
  const upstream = await options.upstreamFor(req.url ?? '')
  await announceWrite(context)
  if (req.headers.expect !== undefined) res.writeContinue()
  const onResponse = (given: IncomingMessage) => {
    sendUpstreamResponse(context, given, { cache, changes }).catch(fail)
  }
  const call = { upstream, isAwaited, onResponse, onError: fail }
  const asked = forwardRequest(context, call)
  const closed = new Promise<void>((resolve) => asked.once('close', resolve))
  if (body) {
    // The application may refuse before the first byte of the body.
    asked.flushHeaders()
    body.pipeTo(asked)
  } else asked.end()
  await closed
}

function lookUp(context: RequestContext, { cache }: AnswerOptions) {
  const key = cacheKeyOf(context)
  if (key === undefined) return undefined
  const cached = cache.get(key)
  context.server.metrics?.observeLookup(cached !== undefined)
  return cached
}

/** A call that drops pages when it succeeds, with a session: visitors' requests announce nothing. */
async function announceWrite(context: RequestContext) {
  const { res, id, area, method, decoded, hasSession, server } = context
  const isWrite = hasSession && area === 'api' && invalidatesPages(method, decoded)
  if (!isWrite) return
  const endWrite = await server.beginWrite(id)
  const end = () => endWrite(res.writableFinished && res.statusCode < 400)
  if (res.closed) end()
  else res.once('close', end)
}
