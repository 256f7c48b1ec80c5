import type { Logger } from '#src/server/process/logger.ts'

export type Refresher = {
  /** Public pages are out of date. */
  request: () => void
  stop: () => void
}

type RefresherOptions = { run: () => Promise<void>; logger: Logger; retryMs?: number }

const RETRY_MS = 1000

/**
 * One refresh at a time. Requests that come while one runs are answered by one more after it, because the
 * running one may have read what was there before. A failed one is tried again until it succeeds.
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
