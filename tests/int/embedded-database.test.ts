import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '#src/scripts/database/embedded-database.ts'
import type { EmbeddedDatabase } from '#src/scripts/database/embedded-database.ts'
import { withDatabase } from '#src/scripts/database/open-database.ts'
import { askDatabase } from '#tests/support/databases.ts'

// One data folder for all tests: initdb takes a second. Two concurrent folders, and a second client: npm run test:long.
let dataDir: string
let started: EmbeddedDatabase[] = []

const start = async () => {
  const database = await startEmbeddedDatabase({ dataDir })
  started.push(database)
  return database
}

beforeAll(async () => {
  // A shell would expand the `$` and split at the space.
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'folio-embedded-$HOME '))
})
afterEach(async () => {
  for (const database of started) await database.stop()
  started = []
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

it('shares one server between two starts on a new data folder; the second to leave stops it', async () => {
  const [first, second] = await Promise.all([start(), start()])
  expect(first.pid).toBe(second.pid)
  expect([first.isAdopted, second.isAdopted].sort()).toEqual([false, true])
  expect(await first.stop()).toBe(false)
  expect(await askDatabase(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await second.stop()).toBe(true)
  await expect(askDatabase(second.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
})

it('starts a durable PostgreSQL that listens on this machine only, and requires the password', async () => {
  const database = await start()
  const file = path.join(dataDir, 'postgres-password')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(database.url).toContain(await readFile(file, 'utf8'))
  await expect(
    askDatabase(`postgresql://folio:wrong@127.0.0.1:${database.port}/folio`, 'select 1'),
  ).rejects.toThrow(/password/)
  const query = 'select json_object_agg(name, setting) as settings from pg_settings'
  const [row] = await askDatabase(database.url, query)
  expect(row?.['settings']).toMatchObject({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    TimeZone: 'UTC',
    server_encoding: 'UTF8',
  })
  expect(database.isAdopted).toBe(false)
})

it('is stopped by the server that still holds connections of its own', async () => {
  const { url, stop } = await start()
  const own = new Client({ connectionString: url, application_name: 'folio' })
  own.on('error', () => undefined)
  await own.connect()
  expect(await stop()).toBe(true)
})

it('stops although the connection of a program that has just exited is still open', async () => {
  const database = await start()
  const lingering = new Client({ connectionString: database.url, application_name: 'folio' })
  // The server may end it first.
  lingering.on('error', () => undefined)
  await lingering.connect()
  const stopped = database.stop()
  // When this is answered, or ended by the server, `stop` has seen the connection.
  await lingering.query('select 1').catch(() => undefined)
  await lingering.end()
  expect(await stopped).toBe(true)
})

it('stops when the command that started it ends, also if its work fails', async () => {
  const site = { env: { DATABASE_URL: undefined, DATA_DIR: dataDir }, mayCreate: true }
  const divide = (divisor: number) =>
    withDatabase(site, (url) => askDatabase(url, `select 1 / ${divisor} as quotient`))
  const pidFile = () => stat(path.join(dataDir, 'postgres', 'postmaster.pid'))
  expect(await divide(1)).toEqual([{ quotient: 1 }])
  await expect(pidFile()).rejects.toThrow('ENOENT')
  await expect(divide(0)).rejects.toThrow('division by zero')
  await expect(pidFile()).rejects.toThrow('ENOENT')
})

it('restarts after a kill with all committed data', async () => {
  const killed = await start()
  await askDatabase(killed.url, 'create table kept as select 42 as answer')
  process.kill(killed.pid, 'SIGKILL')
  const again = await start()
  expect(again.isAdopted).toBe(false)
  expect(await askDatabase(again.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

it('starts despite a stale pid file that names another running process', async () => {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid')
  await writeFile(file, `${process.pid}\n${dataDir}/postgres\n0\n5432\n\n127.0.0.1\n\nready\n`)
  const again = await start()
  expect(again.isAdopted).toBe(false)
  expect(again.pid).not.toBe(process.pid)
})

it('stops a server that it cannot use, and names the folder', async () => {
  const file = path.join(dataDir, 'postgres-password')
  const password = await readFile(file, 'utf8')
  await writeFile(file, 'another password')
  await expect(start()).rejects.toThrow(`database in ${dataDir}/postgres did not start`)
  await expect(stat(path.join(dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  await writeFile(file, password)
})

it('limits the log of the server, which continues in the same file', async () => {
  const log = path.join(dataDir, 'postgres', 'server.log')
  const first = await start()
  await truncate(log, 11 * 1024 * 1024)
  await start()
  await expect(askDatabase(first.url, 'select 1 / 0')).rejects.toThrow('division by zero')
  expect(await readFile(log, 'utf8')).toMatch(/^[\d: .-]+UTC \[\d+\] ERROR: {2}division by zero/)
  expect((await stat(`${log}.old`)).size).toBe(11 * 1024 * 1024)
})

it('names the steps where another major version wrote the data', async () => {
  const file = path.join(dataDir, 'postgres', 'PG_VERSION')
  const version = await readFile(file, 'utf8')
  await writeFile(file, '17\n')
  const refused = start()
  await expect(refused).rejects.toThrow(
    /was written by PostgreSQL 17\. This release has PostgreSQL 18/,
  )
  await expect(refused).rejects.toThrow(/previous release, run: npm run backup[^]*npm run restore/)
  await writeFile(file, version)
  expect(await start()).toMatchObject({ isAdopted: false })
})

it('adopts the server of a start that was killed', async () => {
  const program = path.join(dataDir, 'starter.mjs')
  const module = path.resolve('src/scripts/database/embedded-database.ts')
  await writeFile(
    program,
    `const { startEmbeddedDatabase } = await import(${JSON.stringify(module)})
     const { pid } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} })
     process.send(pid)`,
  )
  const starter = fork(program)
  const [pid] = (await once(starter, 'message')) as [number]
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  const adopted = await start()
  expect(adopted).toMatchObject({ pid, isAdopted: true })
  expect(await adopted.stop()).toBe(true)
})
