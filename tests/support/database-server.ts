import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from '#src/scripts/embedded-database.ts'
import { openCluster, runProgram } from '#src/scripts/postgres-programs.ts'

/** A throw-away PostgreSQL of the embedded kind, in a temporary folder. */
export async function startTestServer() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'folio-pg-'))
  if (process.getuid?.() === 0) execFileSync('chmod', ['755', dataDir])
  const server = await startEmbeddedDatabase({ dataDir, isDurable: false })
  return {
    url: server.url,
    /** Ends every connection, and comes back on the same port. `immediate` is what a crash does. */
    restart: async (mode: 'fast' | 'immediate') => {
      const cluster = await openCluster(dataDir)
      const log = path.join(cluster.folder, 'server.log')
      const how = ['restart', '-w', '-s', '-m', mode, '-D', cluster.folder, '-l', log]
      await runProgram(cluster, 'pg_ctl', how)
    },
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
