import type { Logger } from '#src/server/process/logger.ts'

const URGENCIES = ['schedule', 'possible', 'certain'] as const
export type Urgency = (typeof URGENCIES)[number]

/** `isOwn`: a cache in front of the site has to be purged after it. */
type Refresh = { need: Urgency; isOwn: boolean; since: number }

type InvalidationQueueOptions = {
  run: (refresh: Refresh) => Promise<void>
  logger: Logger
  retryMs?: number
  /** Called with the seconds between the first request of a refresh and its end. */
  onRefreshed?: ((seconds: number) => void) | undefined
}

const RETRY_MS = 1000

/** Combines requests during a refresh into another run, because the running one may have read older data. Retries failures. */
export function createInvalidationQueue({
  run,
  logger,
  retryMs = RETRY_MS,
  onRefreshed,
}: InvalidationQueueOptions) {
  let wanted: Refresh | undefined
  let isRunning = false
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  const add = (more: Refresh) => {
    const { need, isOwn, since } = wanted ?? more
    wanted = {
      need: URGENCIES.indexOf(more.need) > URGENCIES.indexOf(need) ? more.need : need,
      isOwn: isOwn || more.isOwn,
      since: Math.min(since, more.since),
    }
  }
  const work = async () => {
    if (isRunning) return
    isRunning = true
    clearTimeout(retry)
    while (wanted !== undefined && !isStopped) {
      const refresh: Refresh = wanted
      wanted = undefined
      try {
        await run(refresh)
        onRefreshed?.((performance.now() - refresh.since) / 1000)
      } catch (err) {
        logger.warn({ err }, 'cache refresh failed')
        add(refresh)
        retry = setTimeout(() => void work(), retryMs)
        break
      }
    }
    isRunning = false
  }
  return {
    request: (need: Urgency, { isOwn }: { isOwn: boolean }) => {
      add({ need, isOwn, since: performance.now() })
      void work()
    },
    stop: () => {
      isStopped = true
      clearTimeout(retry)
    },
  }
}
