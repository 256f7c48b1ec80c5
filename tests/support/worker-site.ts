import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, databaseUrl } from './databases.ts'
import { TEMPLATE } from './template.ts'

type WorkerSite = { dataDir: string; client: pg.Client; emptyTables: string }

let site: WorkerSite | undefined

/**
 * The database, the data folder and the settings of this worker: made for its first test file, emptied for each later
 * one. Both are removed with the database server of the run, after the last worker.
 */
export async function prepareWorkerSite(): Promise<void> {
  if (site) await emptySite(site)
  else site = await createSite()
}

async function createSite(): Promise<WorkerSite> {
  const name = `folio_${randomUUID().replaceAll('-', '')}`
  const server = inject('databaseServer')
  await createDatabase(server, name, TEMPLATE)
  const dataDir = path.join(inject('dataRoot'), name)
  await mkdir(dataDir)
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl(server, name),
    DATA_DIR: dataDir,
    SITE_URL: 'http://localhost:3999',
    PAYLOAD_SECRET: 'a secret of the tests, long enough for them',
    ADMIN_EMAILS: 'owner.example@gmail.com',
    GOOGLE_CLIENT_ID: 'test-client',
    GOOGLE_CLIENT_SECRET: 'test-secret',
    INTERNAL_KEY: 'an internal key of the tests',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  })
  const client = new pg.Client({
    connectionString: databaseUrl(server, name),
    application_name: 'emptying',
    // A transaction that the file before has left open fails this file with a name instead of holding it up.
    options: '-c lock_timeout=10s',
  })
  await client.connect()
  return { dataDir, client, emptyTables: await statementToEmpty(client) }
}

async function emptySite({ dataDir, client, emptyTables }: WorkerSite): Promise<void> {
  await client.query(emptyTables)
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir)
}

async function statementToEmpty(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class where relnamespace = 'public'::regnamespace
     and relkind = 'r' and relname <> 'payload_migrations'`,
  )
  return `truncate ${rows.map(({ name }) => name).join(', ')}`
}
