import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { createLogger } from '#src/server/process/logger.ts'
import { createReadinessCheck } from '#src/server/database/readiness-check.ts'
import { startChangePoller, startChangeSource } from '#src/server/invalidation/change-source.ts'
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from '#tests/support/databases.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

const server = inject('databaseServer')
const name = `listener_${randomUUID().replaceAll('-', '')}`
const url = databaseUrl(server, name)
const logger = createLogger('silent')
let admin: Client

const connected = async (connectionString: string) => {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}
const listeners = () => ({
  ...{ onChange: vi.fn(), onAnyChange: vi.fn() },
  ...{ onReconnect: vi.fn(), onDisconnect: vi.fn() },
})

beforeAll(async () => {
  await createDatabase(server, name)
  admin = await connected(url)
})
afterAll(async () => {
  await admin.end()
  await dropDatabase(server, name)
})

it('receives every notification, and after a lost connection reconnects and reports the gap', async () => {
  const on = listeners()
  const { onChange, onAnyChange, onReconnect: onGap, onDisconnect } = on
  const listener = startChangeSource({ databaseUrl: url, ...on, logger })
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1), WAIT_MS)
  expect(onDisconnect).not.toHaveBeenCalled()
  await admin.query(`select pg_notify('folio_public', '')`)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), WAIT_MS)

  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'folio-listener' and datname = current_database()`,
  )
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(2), WAIT_MS)
  expect(onDisconnect).toHaveBeenCalledTimes(1)
  await admin.query(`select pg_notify('folio_public', '')`)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), WAIT_MS)
  expect(onAnyChange).not.toHaveBeenCalled()
  await admin.query(`select pg_notify('folio_changes', 'media a-request')`)
  await vi.waitFor(() => expect(onAnyChange).toHaveBeenCalledWith('media a-request'), WAIT_MS)
  expect(onChange).toHaveBeenCalledTimes(2)
  await listener.stop()
})

it('polls each change once, also if it commits after later changes', async () => {
  await createDatabase(server, `${name}_p`, TEMPLATE)
  const polled = databaseUrl(server, `${name}_p`)
  const [early, late] = [await connected(polled), await connected(polled)]
  const said: string[] = []
  const on = {
    ...listeners(),
    onChange: (id: string) => said.push(`public ${id}`),
    onAnyChange: (subject: string) => said.push(subject),
  }
  // Of another database: it keeps the oldest running transaction from moving on.
  const other = await connected(url)
  await other.query('begin; select pg_current_xact_id()')
  await early.query(`select folio_notify('folio_public', 'before it started')`)
  const poller = startChangePoller({ databaseUrl: polled, ...on, logger }, 20)
  await vi.waitFor(() => expect(on.onReconnect).toHaveBeenCalledTimes(1), WAIT_MS)
  await late.query(`begin; select folio_notify('folio_changes', 'posts late')`)
  await early.query(`select folio_notify('folio_public', 'early')`)
  await vi.waitFor(() => expect(said).toEqual(['public early']), WAIT_MS)
  await early.query(
    `select folio_notify('folio_changes', 'media'), folio_notify('folio_changes', 'media')`,
  )
  await vi.waitFor(() => expect(said).toEqual(['public early', 'media']), WAIT_MS)
  await late.query('commit')
  await vi.waitFor(() => expect(said).toEqual(['public early', 'media', 'posts late']), WAIT_MS)
  await poller.stop()
  await Promise.all([early.end(), late.end(), other.end()])
  await dropDatabase(server, `${name}_p`)
})

const checkOf = (databaseUrl: string) =>
  createReadinessCheck({ databaseUrl, migrations: 'collections/migrations', logger })

it('is not ready while a migration of this release is pending', async () => {
  const ready = checkOf(url)
  await expect(ready.checkReady()).rejects.toThrow('the server is starting')
  ready.setPhase('serving')
  await expect(ready.checkReady()).rejects.toThrow(/migrations have not run/)
  await ready.close()
})

it('is not ready without a database, and reports that within the time-out', async () => {
  const ready = checkOf('postgres://a:b@127.0.0.1:1/none')
  ready.setPhase('serving')
  await expect(ready.checkReady()).rejects.toThrow(/ECONNREFUSED/)
  ready.setPhase('stopping')
  ready.setPhase('serving')
  await expect(ready.checkReady()).rejects.toThrow('the server is stopping')
  await ready.close()
})
