import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from '#src/scripts/embedded-database.ts'

/** A throw-away PostgreSQL of the embedded kind, in a temporary folder. */
export async function startTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'folio-pg-'))
  if (process.getuid?.() === 0) execFileSync('chmod', ['755', dataDir])
  const server = await startEmbeddedDatabase({ dataDir, isDurable: false })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
