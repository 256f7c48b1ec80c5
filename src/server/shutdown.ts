import { setTimeout as pause } from 'node:timers/promises'
import type { ProxyServer } from './proxy-server.ts'

const GRACE_MS = 10_000
const SWEEP_MS = 50

/**
 * Answers requests for another `ms`, each on a connection that closes after it. Meanwhile a proxy learns from `/api/ready`
 * that it should ask another server.
 */
export async function drainServer(server: ProxyServer, ms: number): Promise<void> {
  if (ms === 0) return
  server.beginDraining()
  await pause(ms)
}

/**
 * Graceful shutdown: stops accepting connections, completes running responses, and resolves when all connections are
 * closed, forcibly after `graceMs`. Resolves with true when no connection was cut off.
 */
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
