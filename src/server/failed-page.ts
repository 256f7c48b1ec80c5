import { isDocument } from './area.ts'
import type { Exchange } from './exchange.ts'
import { lacksPart } from './parts-away.ts'
import { RETRY_AFTER_SECONDS } from '#src/contract/errors.ts'
import { READING } from './reading.ts'
import { messageFor } from './refuse.ts'
import { sendInstead, sendKept } from './whole-answer.ts'
import type { End, Finished } from './whole-answer.ts'

/** Whether a page, or a file made like one, could not be made. A form's answer is our own. */
export const isFailedPage = ({ area, method, res }: Exchange) =>
  res.statusCode >= 500 && READING.includes(method) && (isDocument(area) || area === 'payload')

/**
 * Sends a page that could not be made as it last was, where nothing is known to have changed since. Else what Next
 * says, a page with a style that the policy refuses, gives way to ours: 503 while a part is away or the site is not
 * ready.
 */
export async function sendFailedPage(
  exchange: Exchange,
  { context, kept }: Pick<Finished, 'context' | 'kept'>,
  end: End,
): Promise<void> {
  const { req, res, path } = exchange
  const spare = kept.spare(req, path)
  if (spare) return sendKept(exchange, context, spare, end)
  if (lacksPart(path) || !(await isReady(context))) {
    res.statusCode = 503
    res.setHeader('Retry-After', String(RETRY_AFTER_SECONDS))
  }
  sendInstead(exchange, context, { message: messageFor(res.statusCode), end })
}

const isReady = ({ checkReady }: Finished['context']) =>
  checkReady().then(
    () => true,
    () => false,
  )
