import type { Logger } from './logger.ts'

/** Ctrl-C reaches every process of a terminal, and parents pass it on: for so long it is one and the same. */
const SAME_SIGNAL_MS = 1_000

/**
 * Calls `stop` once on SIGTERM, SIGINT or the end of the process that started this one, and exits after it.
 * A second signal does not wait any more.
 */
export function onStopSignal(stop: (reason: string) => Promise<void>): void {
  let stoppingSince: number | undefined
  const handle = (reason: string) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    void stop(reason).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
  // Only with a channel to a parent: without it the server would outlive whoever could stop it.
  if (process.connected) {
    process.on('disconnect', () => {
      if (stoppingSince === undefined) handle('disconnect')
    })
  }
}

/**
 * A stray error of one request, timer or connection must not end the site for all the others: it is logged,
 * and the process lives. Requests share no state that an interrupted one could leave half changed; what is
 * stored is protected by transactions.
 */
export function logUncaughtErrors(logger: Logger): void {
  process.on('uncaughtException', (err) => logger.error({ err }, 'uncaught exception'))
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'))
}
