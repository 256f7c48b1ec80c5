import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase, databaseUrl, dropDatabase } from './databases.ts'
import { TEMPLATE } from './template.ts'

/** A copy of the migrated database, for a test that needs a separate one. */
export async function createTestDatabase() {
  const server = inject('databaseServer')
  const name = `folio_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, TEMPLATE)
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) }
}
