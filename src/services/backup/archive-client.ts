import { Client } from 'pg'
import { sessionOf } from '#src/lib/database-session.ts'

/** Connects for work of minutes; the caller ends it. */
export async function connectForArchive(url: string, name: string): Promise<Client> {
  const client = new Client({
    ...sessionOf(url),
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  // The query under way fails with the same error.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
