import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'
import { startTestServer } from '#tests/support/database-server.ts'
import { createDatabase, databaseUrl } from '#tests/support/databases.ts'

/**
 * `node tests/bench/search-quality.ts OVERREACTED RUST`: the folders of the blogs overreacted.io and blog.rust-lang.org.
 * Imports both and the example posts into one site, and prints at which place each query finds its post: of 50, 40 are to
 * be first and 48 among the first three; of ten with a mistake in typing eight among the first three.
 */
const data = await mkdtemp(path.join(tmpdir(), 'folio-search-'))
const server = await startTestServer()
try {
  await createDatabase(server.url, 'search')
  const env = childEnv({
    ...{ DATABASE_URL: databaseUrl(server.url, 'search'), DATA_DIR: data, LOG_LEVEL: 'error' },
    ...{ PAYLOAD_SECRET: 'a secret of the bench, long enough for it' },
    SITE_URL: 'http://localhost:3999',
  })
  const run = (...program: string[]) => promisify(execFile)(process.execPath, program, { env })
  await run('src/scripts/migrate.ts')
  const { stdout } = await run('tests/bench/search-places.ts', ...process.argv.slice(2))
  console.log(stdout)
} finally {
  await server.stop()
  await rm(data, { recursive: true, force: true })
}
