import type { RequestContext } from './request-context.ts'
import type { Logger } from '#src/server/process/logger.ts'

const MAX_PATH = 200

/** One line per request, never with headers, query or body. */
export function logAccess(logger: Logger, context: RequestContext): void {
  const { res, id, method, startedAt } = context
  res.once('close', () => {
    const line = {
      requestId: id,
      method,
      path: context.path.slice(0, MAX_PATH),
      status: res.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ...(res.writableFinished ? {} : { aborted: true }),
    }
    // A client that disconnected before the response has seen no failure.
    if (res.statusCode >= 500 && res.writableFinished) logger.error(line, 'request')
    else logger.info(line, 'request')
  })
}
