import { Client } from 'pg'
import { connectionOptions } from '#src/lib/database/connection-options.ts'

// Copying a table may take minutes, but a statement queued behind a lock would in turn block the site's queries.
const SESSION_OPTIONS = '-c statement_timeout=0 -c lock_timeout=10s'

/** Connects without a statement timeout; the caller ends the connection. */
export async function connectForArchive(url: string, name: string): Promise<Client> {
  const { options, ...address } = connectionOptions(url)
  const client = new Client({
    ...address,
    options: `${options} ${SESSION_OPTIONS}`,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  // The query in flight fails with the same error.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
