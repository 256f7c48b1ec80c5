import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { startEmbeddedDatabase } from '#src/scripts/embedded-database.ts'

const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

it('two data folders are two servers at once', async () => {
  const folders = await Promise.all(
    ['one', 'two'].map((name) => mkdtemp(path.join(os.tmpdir(), `folio-embedded-${name}-`))),
  )
  const [first, second] = await Promise.all(
    folders.map((dataDir) => startEmbeddedDatabase({ dataDir })),
  )
  expect(first?.port).not.toBe(second?.port)
  await ask(first?.url ?? '', 'create table only_here (id int)')
  await expect(ask(second?.url ?? '', 'select * from only_here')).rejects.toThrow(/does not exist/)
  await Promise.all([first?.stop(), second?.stop()])
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})
