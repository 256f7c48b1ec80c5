import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { escapeIdentifier } from 'pg'
import type { Client } from 'pg'
import { DATABASE_SCHEMA } from '#src/services/backup/backup-format.ts'
import type { Manifest } from '#src/services/backup/backup-format.ts'
import { listTables, qualifiedName } from '#src/services/backup/table-rows.ts'
import { hasRelation } from '#src/lib/database/has-relation.ts'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'
import { SITE_ID_KEY } from '#src/services/storage/store-owner.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'

export const MIGRATIONS = path.join(ROOT, 'collections/migrations')
const ASIDE = 'folio_before_restore'

/** Moves the schema aside inside a transaction, and creates a new one by the archive's migrations. */
export async function rebuildSchema(client: Client, { migrations }: Manifest): Promise<void> {
  const extensions = await client.query<{ name: string }>(
    'select extname::text as name from pg_extension where extnamespace = $1::regnamespace',
    [DATABASE_SCHEMA],
  )
  const [extension] = extensions.rows
  if (extension)
    throw new Error(
      `The extension ${extension.name} is installed in the schema ${DATABASE_SCHEMA}: move it first`,
    )
  await client.query(`alter schema ${DATABASE_SCHEMA} rename to ${ASIDE}`)
  await client.query(`create schema ${DATABASE_SCHEMA}`)
  const db = drizzle({ client })
  for (const name of migrations) {
    const file = pathToFileURL(path.join(MIGRATIONS, `${name}.ts`)).href
    const migration = (await import(file)) as { up: (args: MigrateUpArgs) => Promise<void> }
    await migration.up({ db } as unknown as MigrateUpArgs)
  }
}

/** Inside the same transaction: the index is not in the archive. Before its migration there is none. */
export async function rebuildSearchIndex(client: Client): Promise<void> {
  if (await hasRelation(client, 'folio_index_documents'))
    await client.query('select folio_index_documents()')
}

/** The site id stays with the database: the archive's id may be in use by another site. */
export async function keepSiteId(client: Client): Promise<void> {
  const table = PAYLOAD_TABLES.keyValues
  await client.query(`delete from ${qualifiedName(table)} where key = $1`, [SITE_ID_KEY])
  if (!(await hasRelation(client, `${ASIDE}.${table}`))) return
  await client.query(
    `insert into ${qualifiedName(table)} (key, data) select key, data from ${ASIDE}.${table} where key = $1`,
    [SITE_ID_KEY],
  )
}

export const dropPreviousSchema = (client: Client) => client.query(`drop schema ${ASIDE} cascade`)

/** Drops foreign keys and triggers while `load` runs, then restores both, which checks every reference. */
export async function withoutConstraints(client: Client, load: () => Promise<void>): Promise<void> {
  const tables = (await listTables(client)).map(({ name }) => qualifiedName(name))
  const { rows: references } = await client.query<{ table: string; name: string; text: string }>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' and connamespace = $1::regnamespace`,
    [DATABASE_SCHEMA],
  )
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${tables.join(', ')}`)
  await load()
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, text } of references)
    await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${text}`)
}
