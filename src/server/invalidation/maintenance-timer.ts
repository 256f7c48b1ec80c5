import type { Logger } from '#src/server/process/logger.ts'

const FIRST_MS = 5 * 60_000
const RETRY_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Runs the maintenance once a day, and again soon after a failure. */
export function startMaintenance(maintain: () => Promise<unknown>, logger: Logger) {
  let isStopped = false
  let timer: NodeJS.Timeout
  const schedule = (ms: number) => {
    if (!isStopped) timer = setTimeout(() => void run(), ms).unref()
  }
  const run = async () => {
    try {
      await maintain()
      schedule(DAY_MS)
    } catch (err) {
      logger.warn({ err }, 'maintenance failed')
      schedule(RETRY_MS)
    }
  }
  schedule(FIRST_MS)
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
