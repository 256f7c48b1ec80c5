import { afterEach, expect, it } from 'vitest'
import { Client } from 'pg'
import type { Pool } from 'pg'
import { env } from '#src/env.ts'
import { beginStatement, prepareSession, settingsProblem } from '#src/lib/database/session.ts'
import { inspectDatabase } from '#src/scripts/database/inspect-database.ts'
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

const shared = async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  // As behind a pooler, which makes a process id up.
  await prepareSession(Object.assign(client, { processID: 1 }), { lock_timeout: '7s' })
  return client
}
const ask = async (statement: string) => {
  const pool = createPool({ connectionString: url, max: 1 })
  await pool.query(statement)
  await pool.end()
}
const setOdd = async () => {
  for (const [setting, value] of Object.entries(ODD))
    await ask(`alter database ${name} set ${setting} = ${value}`)
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
  await setOdd()
  expect(await settingsOf(createPool({ connectionString: url, max: 1 }))).toEqual(WANTED)
  expect(await settingsOf(await connectForArchive(url, 'test'))).toEqual(WANTED)
})

it('behind a pooler sets them for each transaction, and for nothing else', async () => {
  await setOdd()
  const client = await shared()
  const lockTimeout = async () =>
    (await client.query<{ lock_timeout: string }>('show lock_timeout')).rows[0]?.lock_timeout
  await client.query(beginStatement(client))
  expect(await lockTimeout()).toBe('7s')
  const { rows } = await client.query('show transaction_isolation')
  expect(rows).toEqual([{ transaction_isolation: 'read committed' }])
  await client.query('commit')
  expect(await lockTimeout()).toBe('0')
  await client.query(beginStatement(client))
  expect(await settingsOf(client)).toEqual(WANTED)
})

it('says behind a pooler which settings of the database do not fit', async () => {
  const fits = await shared()
  await fits.query(`set TimeZone = 'Etc/UTC'`)
  expect(await settingsProblem(fits)).toBeUndefined()
  await fits.end()
  await ask(`alter database ${name} set DateStyle = 'German'`)
  const client = await shared()
  expect(await settingsProblem(client)).toContain(
    `run alter database "${name}" set DateStyle = 'ISO, MDY'`,
  )
  await client.end()
  await expect(inspectDatabase(url)).resolves.toBeDefined()
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
