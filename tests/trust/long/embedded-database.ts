// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '#src/scripts/database/embedded-database.ts'

let folders: string[] = []
beforeAll(async () => {
  folders = await Promise.all(
    ['one', 'two'].map((name) => mkdtemp(path.join(os.tmpdir(), `folio-embedded-${name}-`))),
  )
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

const start = (at: 0 | 1) => startEmbeddedDatabase({ dataDir: folders[at] ?? '' })
const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

it('runs two servers for two data folders', async () => {
  const [first, second] = await Promise.all([start(0), start(1)])
  expect(first.port).not.toBe(second.port)
  await ask(first.url, 'create table only_here (id int)')
  await expect(ask(second.url, 'select * from only_here')).rejects.toThrow(/does not exist/)
  await Promise.all([first.stop(), second.stop()])
})

it('is not stopped while another client is connected', async () => {
  const database = await start(0)
  const guest = new pg.Client({ connectionString: database.url })
  await guest.connect()
  expect(await database.stop()).toBe(false)
  expect((await guest.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await guest.end()
  const again = await start(0)
  expect(again.isAdopted).toBe(true)
  expect(await again.stop()).toBe(true)
})
