import { loggedPath } from '#src/lib/http/logged-path.ts'
import type { RequestContext } from './request-context.ts'
import type { Logger } from '#src/server/process/logger.ts'

/** One line per request, never with headers, query, body or tokens. A stream that was open for hours is no slow request. */
export function logAccess(logger: Logger, context: RequestContext): void {
  const { res, id, method, startedAt } = context
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
    // A client that disconnected before the response has seen no failure.
    if (res.statusCode >= 500 && res.writableFinished) logger.error(line, 'request')
    else logger.info(line, 'request')
  })
}
