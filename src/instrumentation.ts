import { channel } from 'node:diagnostics_channel'
import type { Instrumentation } from 'next'
import { FAILURE_CHANNEL } from '#src/lib/failure-channel.ts'
import type { PartAway } from '#src/lib/failure-channel.ts'
import { toServiceError } from '#src/services/failures.ts'
import { logger } from '#src/services/log.ts'

/**
 * Next calls this for whatever a page, a feed or a preview throws: the cause is logged, with the number of the
 * request, and where a part is away the server answers 503 (src/server/failed-page.ts).
 */
export const onRequestError: Instrumentation.onRequestError = (error, { path: url, headers }) => {
  const path = url.split('?', 1)[0] ?? ''
  const { code } = toServiceError(error)
  logger.error({ err: error, requestId: headers['x-request-id'], path, code }, 'page failed')
  if (code !== 'unexpected') channel(FAILURE_CHANNEL).publish({ path } satisfies PartAway)
}
