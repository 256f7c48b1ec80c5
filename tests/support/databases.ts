import pg from 'pg'

// No import of src here: it would read the environment before int-setup has set it.

/** Name of the migrated database that each worker of the integration tests gets a copy of. */
export const TEMPLATE = 'folio_template'

export const databaseUrl = (server: string, name: string) => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** A new database; with `template` a copy of that one. Names are ours: letters, digits and underscores. */
export const createDatabase = (server: string, name: string, template?: string) =>
  onServer(server, `create database ${name}${template ? ` template ${template}` : ''}`)

export const dropDatabase = (server: string, name: string) =>
  onServer(server, `drop database if exists ${name} with (force)`)

/** Closes every connection to a database and refuses new ones until `openDatabase`. */
export async function closeDatabase(server: string, name: string) {
  await onServer(server, `alter database ${name} with allow_connections false`)
  await onServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
}

export const openDatabase = (server: string, name: string) =>
  onServer(server, `alter database ${name} with allow_connections true`)

async function onServer(server: string, statement: string) {
  await withClient(databaseUrl(server, 'postgres'), async (client) => {
    // Concurrent copies of one template fail; the lock serialises them.
    await client.query('select pg_advisory_lock(7)')
    await client.query(statement)
  })
}

/** Work with a connection of its own. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** One statement on a connection of its own. */
export const askDatabase = (url: string, statement: string, values: unknown[] = []) =>
  withClient(
    url,
    async (client) => (await client.query<Record<string, unknown>>(statement, values)).rows,
  )
