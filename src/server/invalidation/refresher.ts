import type { Logger } from '#src/server/process/logger.ts'

const NEEDS = ['schedule', 'possible', 'certain'] as const
export type Need = (typeof NEEDS)[number]

type RefresherOptions = {
  run: (need: Need) => Promise<void>
  logger: Logger
  retryMs?: number
  /** Called with the seconds between the first request of a refresh and its end. */
  onRefreshed?: ((seconds: number) => void) | undefined
}

const RETRY_MS = 1000

/** Combines requests during a refresh into another run, because the running one may have read older data. Retries failures. */
export function createRefresher({
  run,
  logger,
  retryMs = RETRY_MS,
  onRefreshed,
}: RefresherOptions) {
  let wanted: Need | undefined
  let wantedSince = 0
  let isRunning = false
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  const add = (need: Need) => {
    if (wanted === undefined) wantedSince = performance.now()
    if (wanted === undefined || NEEDS.indexOf(need) > NEEDS.indexOf(wanted)) wanted = need
  }
  const work = async () => {
    if (isRunning) return
    isRunning = true
    clearTimeout(retry)
    while (wanted !== undefined && !isStopped) {
      const need: Need = wanted
      const since = wantedSince
      wanted = undefined
      try {
        await run(need)
        onRefreshed?.((performance.now() - since) / 1000)
      } catch (err) {
        logger.warn({ err }, 'cache refresh failed')
        add(need)
        wantedSince = since
        retry = setTimeout(() => void work(), retryMs)
        break
      }
    }
    isRunning = false
  }
  return {
    request: (need: Need) => {
      add(need)
      void work()
    },
    stop: () => {
      isStopped = true
      clearTimeout(retry)
    },
  }
}
