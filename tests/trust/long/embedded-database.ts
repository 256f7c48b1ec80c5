// @module-tag long
import pg from 'pg'
import { expect, it } from 'vitest'
import { startEmbeddedDatabase } from '#src/scripts/database/embedded-database.ts'
import { askDatabase } from '#tests/support/databases.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const folders = [folderOfFile(), folderOfFile()] as const

const start = (at: 0 | 1) => startEmbeddedDatabase({ dataDir: folders[at] })

it('runs two servers for two data folders', async () => {
  const [first, second] = await Promise.all([start(0), start(1)])
  expect(first.port).not.toBe(second.port)
  await askDatabase(first.url, 'create table only_here (id int)')
  await expect(askDatabase(second.url, 'select * from only_here')).rejects.toThrow(/does not exist/)
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
