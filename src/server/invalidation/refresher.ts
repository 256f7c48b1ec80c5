import type { Logger } from '#src/server/process/logger.ts'

export type Refresher = {
  /** Requests a refresh: public pages are stale. */
  request: () => void
  stop: () => void
}

type RefresherOptions = { run: () => Promise<void>; logger: Logger; retryMs?: number }

const RETRY_MS = 1000

/**
 * Runs one refresh at a time. Requests during a refresh are combined into one more run after it, because the running
 * one may have read older data. A failed refresh is retried until it succeeds.
 */
export function createRefresher({ run, logger, retryMs = RETRY_MS }: RefresherOptions): Refresher {
  let isWanted = false
  let isRunning = false
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  const work = async () => {
    if (isRunning) return
    isRunning = true
    clearTimeout(retry)
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        await run()
      } catch (err) {
        logger.warn({ err }, 'cache refresh failed')
        isWanted = true
        retry = setTimeout(() => void work(), retryMs)
        break
      }
    }
    isRunning = false
  }
  return {
    request: () => {
      isWanted = true
      void work()
    },
    stop: () => {
      isStopped = true
      clearTimeout(retry)
    },
  }
}
