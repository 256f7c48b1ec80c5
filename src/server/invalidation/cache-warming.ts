import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { requestPage } from '#src/server/process/loopback-request.ts'
import type { LoopbackTarget } from '#src/server/process/loopback-request.ts'
import type { Logger } from '#src/server/process/logger.ts'

/** Some seconds of one core. */
const MAX_RENEWED = 200
/** A page takes longer only where the database does not answer, and then the write fails too. */
const MAX_HOLD_MS = 1000

/**
 * Renews pages one by one, last used first: a page without a successor is lost if the database fails, so the first
 * failure ends the renewal, like `stop`.
 */
export function createCacheWarming(
  target: LoopbackTarget,
  { outdatedPages, logger }: { outdatedPages: () => string[]; logger: Logger },
) {
  let current = 0
  let writes = 0
  let rendering: Promise<unknown> = Promise.resolve()

  const renewPages = async () => {
    const own = (current += 1)
    for (const page of outdatedPages().slice(0, MAX_RENEWED)) {
      const request = requestPage(page, target)
      rendering = request.catch(() => undefined)
      const status = await request
      const hasFailed = status >= 500 || (status === 200 && outdatedPages().includes(page))
      if (hasFailed || own !== current) return
    }
  }
  const renew = () => {
    if (writes > 0) return
    renewPages().catch((err: unknown) => logger.debug({ err }, 'cache renewal failed'))
  }
  const stop = () => void (current += 1)
  return {
    renew,
    stop,
    /** Next would keep a page that it rendered during a write. Returns a function to call after the write. */
    hold: async (): Promise<() => void> => {
      writes += 1
      stop()
      await Promise.race([rendering, pause(MAX_HOLD_MS, undefined, { ref: false })])
      return () => {
        writes -= 1
        renew()
      }
    },
  }
}

const REMEMBERED = 1000
/** A call that takes longer may commit several transactions: the first ones show before it ends. */
const MAX_WAIT_MS = 1000

/**
 * By request id. A successful call invalidates before its response, a failed one may have been committed. `hold` delays
 * rewarming during a write.
 */
export function createReadYourWrites(hold: () => Promise<() => void>) {
  const calls = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED })
  return {
    begin: async (requestId: string): Promise<(hasSucceeded: boolean) => void> => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      calls.set(requestId, promise)
      const release = await hold()
      return (hasSucceeded) => {
        resolve(hasSucceeded)
        release()
      }
    },
    hasDropped: (requestId: string): Promise<boolean> =>
      Promise.race([calls.get(requestId) ?? false, pause(MAX_WAIT_MS, false, { ref: false })]),
  }
}

// `/blog/-` is not a post: requesting it loads the code that renders posts.
const PAGES = ['/', '/blog', '/blog/-']
/** Delays the warm-up so that requests queued during startup are served first. */
const AFTER_MS = 1000

/**
 * Loads the code behind the most visited pages, otherwise the first reader waits almost a second. Returns a cancel
 * function.
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
