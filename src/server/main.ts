import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

/** Compiled code of the last start, which spares the next one about a third of its time. */
const CACHE = path.resolve(import.meta.dirname, '../../.next/cache/compiled')
/** By then all that a start loads is there; without this a server that is killed would leave nothing. */
const KEEP_AFTER_MS = 10_000

/** The server process: `node src/server/main.ts`. Fails with one line for each thing that is wrong. */
try {
  // Where the folder cannot be written, it says so to its caller, and everything goes on without.
  enableCompileCache(CACHE)
  const { runServer } = await import('./run.ts')
  await runServer()
  setTimeout(flushCompileCache, KEEP_AFTER_MS).unref()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
