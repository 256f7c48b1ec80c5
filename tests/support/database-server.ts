import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'
import { startEmbeddedDatabase } from '#src/scripts/database/embedded-database.ts'
import { openCluster, runProgram } from '#src/scripts/database/postgres-cluster.ts'
import { SITE_SECRETS } from './sign-in-product.ts'

/** A temporary embedded PostgreSQL, in a temporary folder. */
export async function startTestServer() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'folio-pg-'))
  if (process.getuid?.() === 0) execFileSync('chmod', ['755', dataDir])
  const server = await startEmbeddedDatabase({ dataDir, isDurable: false })
  const control = async (what: 'restart' | 'stop', mode: 'fast' | 'immediate') => {
    const cluster = await openCluster(dataDir)
    const log = path.join(cluster.folder, 'server.log')
    const how = [what, '-w', '-s', '-m', mode, '-D', cluster.folder, '-l', log]
    await runProgram(cluster, 'pg_ctl', how)
  }
  return {
    url: server.url,
    /** Closes every connection, and restarts on the same port. `immediate` behaves like a crash. */
    restart: (mode: 'fast' | 'immediate') => control('restart', mode),
    stop: async () => {
      // A worker that is about to end may still be connected; then this process must not stop the server.
      if (!(await server.stop())) await control('stop', 'fast')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The step of a release's first start, by default of this one. */
export const migrateDatabase = (url: string, release?: string) =>
  promisify(execFile)(process.execPath, ['src/scripts/migrate.ts'], {
    cwd: release,
    env: childEnv({
      ...SITE_SECRETS,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      LOG_LEVEL: 'error',
    }),
  })
