import { requestPage } from '#src/server/process/loopback-request.ts'
import type { LoopbackTarget } from '#src/server/process/loopback-request.ts'
import type { Logger } from '#src/server/process/logger.ts'

// `/blog/-` is not a post: requesting it loads the code that renders posts.
const PAGES = ['/', '/blog', '/blog/-']
/** Delays the warm-up so that requests queued during startup are served first. */
const AFTER_MS = 1000

/**
 * Requests the most visited pages shortly after startup, so that the code behind them is loaded and compiled. Without
 * it the first reader of a new post waits for most of a second.
 * @returns a function that cancels the warm-up
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
