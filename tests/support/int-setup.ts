import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { createDatabase, databaseUrl, dropDatabase } from './databases.ts'
import { isDamageLeft } from './planted-damage.ts'
import { TEMPLATE } from './template.ts'

// Runs before the imports of the test file, so that env.ts reads the settings of this file's own database.
const server = inject('databaseServer')
const name = `folio_${randomUUID().replaceAll('-', '')}`
await createDatabase(server, name, TEMPLATE)
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'folio-int-'))

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl(server, name),
  DATA_DIR: dataDir,
  SITE_URL: 'http://localhost:3999',
  PAYLOAD_SECRET: 'a secret of the tests, long enough for them',
  ADMIN_EMAILS: 'owner.example@gmail.com',
  GOOGLE_CLIENT_ID: 'test-client',
  GOOGLE_CLIENT_SECRET: 'test-secret',
  INTERNAL_KEY: 'an internal key of the tests',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
})

const problems = async () => {
  const { ownSiteProblems } = await import('./site-problems.ts')
  return isDamageLeft() ? [] : ownSiteProblems()
}

// The hooks of the test file come before these.
afterEach(async () => expect(await problems()).toEqual([]))
afterAll(async () => {
  const left = await problems()
  const { payloadClient } = await import('#src/services/payload.ts')
  const payload = await payloadClient()
  await payload.destroy()
  await dropDatabase(server, name)
  await rm(dataDir, { recursive: true, force: true })
  expect(left).toEqual([])
})
