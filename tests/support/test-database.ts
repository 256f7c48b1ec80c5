import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from './databases.ts'

/** A copy of the migrated database. It is dropped with the variable of an `await using`, or by `drop`. */
export async function createTestDatabase() {
  const server = inject('databaseServer')
  const name = `folio_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, TEMPLATE)
  const drop = () => dropDatabase(server, name)
  return { url: databaseUrl(server, name), drop, [Symbol.asyncDispose]: drop }
}
