import { enableCompileCache } from 'node:module'
import path from 'node:path'

/**
 * Compiled code, which spares the next start about a third of its time. Node writes it when the process ends:
 * written earlier it would hold up every visitor for a second.
 */
const CACHE = path.resolve(import.meta.dirname, '../../.next/cache/compiled')
/** The server process: `node src/server/main.ts`. Fails with one line for each thing that is wrong. */
try {
  // Where the folder cannot be written, it says so to its caller, and everything goes on without.
  enableCompileCache(CACHE)
  const { startServer } = await import('./start-server.ts')
  await startServer()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
