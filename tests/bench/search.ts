import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runNode } from '#src/scripts/process/run-child.ts'
import { startTestServer } from '#tests/support/database-server.ts'
import { createDatabase, databaseUrl } from '#tests/support/databases.ts'

/**
 * `node tests/bench/search.ts OVERREACTED RUST`: the folders of the blogs overreacted.io and blog.rust-lang.org.
 * Imports both and the example posts into one site, and prints at which place each query finds its post: of 50, 40 are to
 * be first and 48 among the first three; of ten with a mistake in typing eight among the first three. Then recombines
 * their texts to 10,000 posts, and prints the size of the index and how long searches take.
 */
const data = await mkdtemp(path.join(tmpdir(), 'folio-search-'))
const server = await startTestServer()
try {
  await createDatabase(server.url, 'search')
  const env = {
    ...{ DATABASE_URL: databaseUrl(server.url, 'search'), DATA_DIR: data, LOG_LEVEL: 'error' },
    ...{ PAYLOAD_SECRET: 'a secret of the bench, long enough for it' },
    SITE_URL: 'http://localhost:3999',
  }
  await runNode(['src/scripts/migrate.ts'], env, 'The migration failed')
  const site = ['tests/bench/search-site.ts', ...process.argv.slice(2)]
  await runNode(site, env, 'The measurement failed')
} finally {
  await server.stop()
  await rm(data, { recursive: true, force: true })
}
