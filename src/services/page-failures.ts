import { channel } from 'node:diagnostics_channel'
import { FAILURE_CHANNEL } from '#src/lib/failure-channel.ts'
import type { PartAway } from '#src/lib/failure-channel.ts'
import { toServiceError } from './failures.ts'
import { logger } from './log.ts'

type FailedRequest = { path: string; headers: NodeJS.Dict<string | string[]> }

/**
 * Logs why a page, a feed or a preview could not be rendered, with the id of its request. Where a part is away,
 * the server answers 503 (src/server/failed-page.ts).
 * @param path with its query
 */
export function reportPageFailure(error: unknown, { path: url, headers }: FailedRequest): void {
  const path = url.split('?', 1)[0] ?? ''
  const { code } = toServiceError(error)
  logger.error({ err: error, requestId: headers['x-request-id'], path, code }, 'page failed')
  if (code !== 'unexpected') channel(FAILURE_CHANNEL).publish({ path } satisfies PartAway)
}
