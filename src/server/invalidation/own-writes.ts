import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

const REMEMBERED = 1000
/** A call that takes longer may commit several transactions: the first ones show before it ends. */
const MAX_WAIT_MS = 1000

/**
 * The calls by which this process changes public pages, by the id of their request. A call that succeeds drops the pages
 * before it responds, so its notification need not. One that fails may have been committed all the same.
 * @param hold keeps the pages from being renewed during a write
 */
export function createOwnWrites(hold: () => Promise<() => void>) {
  const calls = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED })
  return {
    /** To be called before a call that drops the pages when it succeeds; resolves with a function to call after it. */
    begin: async (requestId: string): Promise<(hasSucceeded: boolean) => void> => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      calls.set(requestId, promise)
      const release = await hold()
      return (hasSucceeded) => {
        resolve(hasSucceeded)
        release()
      }
    },
    /** Whether the call with this id has dropped the pages, once it has ended. False for a change by another process. */
    hasDropped: (requestId: string): Promise<boolean> =>
      Promise.race([calls.get(requestId) ?? false, pause(MAX_WAIT_MS, false, { ref: false })]),
  }
}
