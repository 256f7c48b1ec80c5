import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { createLogger } from '#src/server/process/logger.ts'
import { createReadinessCheck } from '#src/server/database/readiness-check.ts'
import { startNotificationListener } from '#src/server/invalidation/notification-listener.ts'
import { createDatabase, databaseUrl, dropDatabase } from '#tests/support/databases.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

const server = inject('databaseServer')
const name = `listener_${randomUUID().replaceAll('-', '')}`
const url = databaseUrl(server, name)
const logger = createLogger('silent')
let admin: Client

beforeAll(async () => {
  await createDatabase(server, name)
  admin = new Client({ connectionString: url })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await dropDatabase(server, name)
})

it('receives every notification, and after a lost connection reconnects and reports the gap', async () => {
  const [onChange, onAnyChange, onGap, onDisconnect] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const listener = startNotificationListener({
    databaseUrl: url,
    onChange,
    onAnyChange,
    onReconnect: onGap,
    onDisconnect,
    logger,
  })
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

it('is not ready while a migration of this release is pending', async () => {
  const migrations = 'collections/migrations'
  const ready = createReadinessCheck({ databaseUrl: url, migrations, logger })
  await expect(ready.checkReady()).rejects.toThrow('the server is starting')
  ready.setPhase('serving')
  await expect(ready.checkReady()).rejects.toThrow(/migrations have not run/)
  await ready.close()
})

it('is not ready without a database, and reports that within the time-out', async () => {
  const nowhere = 'postgres://a:b@127.0.0.1:1/none'
  const ready = createReadinessCheck({
    databaseUrl: nowhere,
    migrations: 'collections/migrations',
    logger,
  })
  ready.setPhase('serving')
  await expect(ready.checkReady()).rejects.toThrow(/ECONNREFUSED/)
  ready.setPhase('stopping')
  ready.setPhase('serving')
  await expect(ready.checkReady()).rejects.toThrow('the server is stopping')
  await ready.close()
})
