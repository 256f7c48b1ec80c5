import { channel } from 'node:diagnostics_channel'
import { DEPENDENCY_FAILURE_CHANNEL } from '#src/lib/http/server-signals.ts'
import type { DependencyFailure } from '#src/lib/http/server-signals.ts'
import { loggedPath } from '#src/lib/http/logged-path.ts'
import { toServiceError } from './service-error-mapping.ts'
import { logger } from './log.ts'

type FailedRequest = { path: string; headers: NodeJS.Dict<string | string[]> }

/**
 * Logs why a page, a feed or a preview could not be rendered, with its request id. When a dependency is down,
 * the server answers 503 (src/server/upstream/send-upstream-response.ts).
 * @param path with its query
 */
export function reportRenderError(error: unknown, { path: url, headers }: FailedRequest): void {
  const path = url.split('?', 1)[0] ?? ''
  const { code } = toServiceError(error)
  const line = { err: error, requestId: headers['x-request-id'], path: loggedPath(url), code }
  logger.error(line, 'page failed')
  if (code !== 'unexpected')
    channel(DEPENDENCY_FAILURE_CHANNEL).publish({ path } satisfies DependencyFailure)
}
