import { afterEach, expect, it } from 'vitest'
import type { Client, Pool } from 'pg'
import { env } from '#src/env.ts'
import { connectForArchive } from '#src/services/backup/archive-client.ts'
import { createPool } from '#src/services/platform/postgres-adapter.ts'

const url = env.DATABASE_URL ?? ''
const name = new URL(url).pathname.slice(1)
const ODD = {
  DateStyle: "'German'",
  IntervalStyle: "'iso_8601'",
  TimeZone: "'Asia/Kathmandu'",
  search_path: 'pg_catalog',
  standard_conforming_strings: 'off',
  bytea_output: "'escape'",
  extra_float_digits: '0',
  default_transaction_isolation: "'serializable'",
}
const WANTED = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  search_path: 'public',
  standard_conforming_strings: 'on',
  bytea_output: 'hex',
  extra_float_digits: '1',
  default_transaction_isolation: 'read committed',
}

const ask = async (statement: string) => {
  const pool = createPool({ connectionString: url, max: 1 })
  await pool.query(statement)
  await pool.end()
}
const settingsOf = async (db: Client | Pool) => {
  const { rows } = await db.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(WANTED)],
  )
  await db.end()
  return Object.fromEntries(rows.map((row) => [row.name, row.setting]))
}

afterEach(() => ask(`alter database ${name} reset all`))

it('sets the required connection settings, whatever the database defaults', async () => {
  for (const [setting, value] of Object.entries(ODD)) {
    await ask(`alter database ${name} set ${setting} = ${value}`)
  }
  expect(await settingsOf(createPool({ connectionString: url, max: 1 }))).toEqual(WANTED)
  expect(await settingsOf(await connectForArchive(url, 'test'))).toEqual(WANTED)
})

it('overrides them in the connection string too, and keeps its other settings', async () => {
  const address = new URL(url)
  address.searchParams.set('options', '-c datestyle=German -c work_mem=5MB')
  const pool = createPool({ connectionString: address.href, max: 1 })
  const { rows } = await pool.query<{ memory: string }>(
    `select current_setting('work_mem') as memory`,
  )
  expect(rows[0]?.memory).toBe('5MB')
  expect(await settingsOf(pool)).toEqual(WANTED)
})

it('a backup or a restore has no statement time-out and the encoding of its archive', async () => {
  await ask(`alter database ${name} set statement_timeout = '1s'`)
  await ask(`alter database ${name} set lock_timeout = '1ms'`)
  await ask(`alter database ${name} set client_encoding = 'LATIN1'`)
  const client = await connectForArchive(url, 'test')
  const { rows } = await client.query(
    `select name, current_setting(name) as setting from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'client_encoding') order by name`,
  )
  await client.end()
  expect(rows).toEqual([
    { name: 'client_encoding', setting: 'UTF8' },
    { name: 'lock_timeout', setting: '10s' },
    { name: 'statement_timeout', setting: '0' },
  ])
})
