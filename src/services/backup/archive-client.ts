import { Client } from 'pg'
import { connectionOptions } from '#src/lib/database/connection-options.ts'

// A table may take minutes, and a statement that waits for a lock would wait behind the site.
const PATIENCE = '-c statement_timeout=0 -c lock_timeout=10s'

/** Connects for work of minutes; the caller ends it. */
export async function connectForArchive(url: string, name: string): Promise<Client> {
  const { options, ...address } = connectionOptions(url)
  const client = new Client({
    ...address,
    options: `${options} ${PATIENCE}`,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  // The query under way fails with the same error.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
