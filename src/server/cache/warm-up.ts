import { requestPage } from '#src/server/process/loopback-request.ts'
import type { LoopbackTarget } from '#src/server/process/loopback-request.ts'
import type { Logger } from '#src/server/process/logger.ts'

// The last is no post: it is made by the code that makes posts.
const PAGES = ['/', '/blog', '/blog/-']
/** Whoever waited for the start is served first. */
const AFTER_MS = 1000

/**
 * Has the pages made once that readers come for first, soon after the start: the code behind them is loaded
 * and compiled by then, for which the first reader of a new post would wait most of a second.
 * @returns how to call it off
 */
export function scheduleWarmUp(target: LoopbackTarget, logger: Logger): () => void {
  const warmUp = async () => {
    for (const page of PAGES) await requestPage(page, target)
  }
  const timer = setTimeout(() => {
    warmUp().catch((err: unknown) => logger.debug({ err }, 'cache warm-up failed'))
  }, AFTER_MS).unref()
  return () => clearTimeout(timer)
}
