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
 * Renews the cached pages after an invalidation, one after the other, the last used first: until a page has a successor,
 * it is lost if the database fails. A new renewal, or `stop`, ends the one before. The first page without a successor
 * ends it too: the database has failed.
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
    /**
     * Ends the renewal before a write: Next would keep a page that it rendered while the write was committed. Resolves
     * with a function to call once the write has ended.
     */
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
 * The calls of this process that change public pages, by request id. A successful call invalidates before it responds,
 * so its notification need not. A failed call may have been committed.
 * @param hold delays the rewarming of pages during a write
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
