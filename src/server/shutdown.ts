import { setTimeout as pause } from 'node:timers/promises'
import type { ProxyServer } from './proxy-server.ts'
import type { Logger } from '#src/server/process/logger.ts'

const GRACE_MS = 10_000
const SWEEP_MS = 50

/**
 * Answers for another `ms`, while proxies learn from `/api/ready` to use another server. Closes each connection after
 * its response.
 */
export async function drainServer(server: ProxyServer, ms: number): Promise<void> {
  if (ms === 0) return
  server.beginDraining()
  await pause(ms)
}

/** Completes running responses; cuts connections after `graceMs`. Resolves with true if none was cut off. */
export async function closeServer(server: ProxyServer, graceMs = GRACE_MS): Promise<boolean> {
  server.beginClosing()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that has just become idle stays open for keep-alive and would delay the shutdown.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  let isClean = true
  const force = setTimeout(() => {
    isClean = false
    server.closeAllConnections()
  }, graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(force)
  return isClean
}

/** Ctrl-C reaches each process of a terminal, and parents forward it: within this time it counts as one signal. */
const SAME_SIGNAL_MS = 1_000

/** Runs `stop` once on SIGTERM, SIGINT or the parent's end, then exits. A second signal exits immediately. */
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
  // Only with an IPC channel to a parent process: otherwise the server would outlive the process that can stop it.
  if (process.connected) {
    process.on('disconnect', () => {
      if (stoppingSince === undefined) handle('disconnect')
    })
  }
}

/**
 * Logs instead of ending the site for all: requests share no state that could be inconsistent; transactions protect the
 * data.
 */
export function logUncaughtErrors(logger: Logger): void {
  process.on('uncaughtException', (err) => logger.error({ err }, 'uncaught exception'))
  process.on('unhandledRejection', (err) => logger.error({ err }, 'unhandled rejection'))
}
