import { Client } from 'pg'
import { prepareSession } from '#src/lib/database/session.ts'

// Copying a table may take minutes, but a statement queued behind a lock would in turn block the site's queries.
const SETTINGS = {
  statement_timeout: '0',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '0',
}

/** Connects without a statement timeout; the caller ends the connection. */
export async function connectForArchive(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  // The query in flight fails with the same error.
  client.on('error', () => undefined)
  await client.connect()
  await prepareSession(client, SETTINGS)
  return client
}

export async function withArchiveClient<Result>(
  url: string,
  name: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectForArchive(url, name)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
