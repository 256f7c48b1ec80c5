import { channel } from 'node:diagnostics_channel'
import { LRUCache } from 'lru-cache'
import { DEPENDENCY_FAILURE_CHANNEL } from '#src/lib/http/server-signals.ts'
import type { DependencyFailure } from '#src/lib/http/server-signals.ts'
import { loggedPath } from '#src/lib/http/logged-path.ts'
import { serializeError } from './error-serializer.ts'
import type { SerializedError } from './error-serializer.ts'
import { toServiceError } from './service-error-mapping.ts'
import { logger } from './log.ts'

type FailedRequest = { path: string; headers: NodeJS.Dict<string | string[]> }

/** Logs once per request why a page could not be rendered; the server then answers 503. `path` includes the query. */
export function reportRenderError(error: unknown, { path: url, headers }: FailedRequest): void {
  const path = url.split('?', 1)[0] ?? ''
  const { code } = toServiceError(error)
  const line = { requestId: headers['x-request-id'], path: loggedPath(url), code }
  if (code === 'unexpected') return logger.error({ err: error, ...line }, 'page failed')
  channel(DEPENDENCY_FAILURE_CHANNEL).publish({ path } satisfies DependencyFailure)
  const id = String(line.requestId)
  // The parts of a page fail one after the other, for the same reason.
  if (reported.has(id)) return
  reported.set(id, true)
  logger.warn({ reason: reasonOf(serializeError(error)), ...line }, 'page failed')
}

/** Ids of the requests whose reason is in the log. */
const reported = new LRUCache<string, true>({ max: 100 })

function reasonOf({ cause, type, message, code }: SerializedError): object {
  return cause === undefined ? { type, message, code } : reasonOf(cause)
}
