import type { TestProject } from 'vitest/node'
import { migrateDatabase, startTestServer } from './database-server.ts'
import { createDatabase, databaseUrl, TEMPLATE } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
  }
}

/** One real PostgreSQL for the run, with a migrated template database. */
export default async function setup(project: TestProject) {
  const server = await startTestServer()
  await createDatabase(server.url, TEMPLATE)
  await migrateDatabase(databaseUrl(server.url, TEMPLATE))
  project.provide('databaseServer', server.url)
  return () => server.stop()
}
