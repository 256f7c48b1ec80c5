import type { ProxyServer } from './proxy-server.ts'

const GRACE_MS = 10_000
const SWEEP_MS = 50

/**
 * Stops accepting, lets answers that are under way finish, and resolves when every connection is closed,
 * after `graceMs` by force. True when nothing had to be cut off.
 */
export async function closeServer(server: ProxyServer, graceMs = GRACE_MS): Promise<boolean> {
  server.beginClosing()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that was answered just before goes on being kept alive, and would be waited for.
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
