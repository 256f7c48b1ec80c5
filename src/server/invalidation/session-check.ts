import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

const TIMEOUT_MS = 5_000
/** A pooler that takes turns gives each transaction another connection. */
const TURNS = 5

/**
 * Whether a connection still listens after its transaction. Behind a pooler that shares connections between transactions it
 * does not: then another connection hears the channel, or this one no longer does while the other is in use.
 */
export async function keepsSession(databaseUrl: string): Promise<boolean> {
  const [own, other] = [connectionTo(databaseUrl), connectionTo(databaseUrl)]
  const channel = `folio_${randomUUID().replaceAll('-', '')}`
  try {
    await own.connect()
    await other.connect()
    await own.query(`listen ${channel}`)
    await other.query('begin')
    if (await isHeard(other, channel)) return false
    for (let turn = 0; turn < TURNS; turn += 1) if (!(await isHeard(own, channel))) return false
    return true
  } finally {
    await Promise.allSettled([own.end(), other.end()])
  }
}

function connectionTo(databaseUrl: string) {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'folio-start',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  // The query in flight fails with the same error.
  client.on('error', () => undefined)
  return client
}

async function isHeard(client: Client, channel: string): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from pg_listening_channels() as heard where heard = $1',
    [channel],
  )
  return rows.length > 0
}
