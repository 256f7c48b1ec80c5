import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '#src/scripts/embedded-database.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'folio-embedded-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('stops although the connection of a program that has just ended is still there', async () => {
  const database = await startEmbeddedDatabase({ dataDir })
  const lingering = new Client({ connectionString: database.url, application_name: 'folio' })
  await lingering.connect()
  const stopped = database.stop()
  // By its answer the stop has seen that this connection is there.
  await lingering.query('select 1')
  await lingering.end()
  expect(await stopped).toBe(true)
})

it('leaves what another start goes on with', async () => {
  const one = await startEmbeddedDatabase({ dataDir })
  const other = await startEmbeddedDatabase({ dataDir })
  expect(await one.stop()).toBe(false)
  expect(await other.stop()).toBe(true)
})
