import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { childEnv } from '#src/env.ts'
import { startTestServer } from './database-server.ts'
import { createDatabase, databaseUrl } from './databases.ts'
import { TEMPLATE } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
  }
}

/** One real PostgreSQL for the run, with a migrated template database. */
export default async function setup(project: TestProject) {
  const server = await startTestServer()
  await createDatabase(server.url, TEMPLATE)
  await promisify(execFile)(process.execPath, ['src/scripts/migrate.ts'], {
    env: childEnv({
      DATABASE_URL: databaseUrl(server.url, TEMPLATE),
      PAYLOAD_SECRET: 'a secret of the tests, long enough for them',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    }),
  })
  project.provide('databaseServer', server.url)
  return () => server.stop()
}
