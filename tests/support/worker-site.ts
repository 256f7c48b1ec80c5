import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { emptyTables } from './emptied-tables.ts'
import { SITE_SECRETS } from './sign-in-product.ts'
import { createTestDatabase } from './test-database.ts'

type WorkerSite = { dataDir: string; client: pg.Client; schema: string }

let site: WorkerSite | undefined

/**
 * The database, the data folder and the settings of this worker: created for its first test file, emptied for each
 * later one. Both are removed with the database server of the run, after the last worker.
 */
export async function prepareWorkerSite(): Promise<void> {
  if (site) await emptySite(site)
  else site = await createSite()
}

/** Database objects that a test file has added or removed: later files of the worker would fail. */
export async function schemaProblems(): Promise<string[]> {
  if (!site) return []
  const schema = await schemaOf(site.client)
  return schema === site.schema ? [] : [`the schema was ${site.schema}, now is ${schema}`]
}

async function createSite(): Promise<WorkerSite> {
  const { url } = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(inject('dataRoot'), 'worker-'))
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SITE_URL: 'http://localhost:3999',
    ...SITE_SECRETS,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  })
  const client = new pg.Client({
    connectionString: url,
    application_name: 'emptying',
    // A transaction left open by an earlier file fails the next file instead of blocking it.
    options: '-c lock_timeout=10s',
  })
  // The server of the run may stop before this worker has ended.
  client.on('error', () => undefined)
  await client.connect()
  return {
    dataDir,
    client,
    schema: await schemaOf(client),
  }
}

async function emptySite({ dataDir, client }: WorkerSite): Promise<void> {
  await client.query(emptyTables('^(?!payload_migrations$)'))
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir)
}

async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `with names as (
       select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
       union all select conname from pg_constraint where connamespace = 'public'::regnamespace
       union all select tgname from pg_trigger where not tgisinternal
       union all select proname from pg_proc where pronamespace = 'public'::regnamespace)
     select count(*) || ' names, ' || md5(string_agg(name, ',' order by name)) as names from names`,
  )
  return rows[0]?.names ?? ''
}
