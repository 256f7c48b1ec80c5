import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseCheck } from '#src/scripts/checks/doctor-checks.ts'
import { exampleCheck } from '#src/scripts/checks/example-check.ts'
import { inspectDatabase } from '#src/scripts/database/inspect-database.ts'
import { askDatabase } from '#tests/support/databases.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

// A separate database, because its schema is damaged.
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

// The test database runs without durability.
const check = async () => databaseCheck({ ...(await inspectDatabase(database.url)), gaps: [] })

it('the doctor finds the name of the example on a public site only', async () => {
  expect(await exampleCheck(database.url, true)).toMatchObject({ ok: true })
  expect(await exampleCheck(database.url, false)).toEqual({
    ok: false,
    hint: 'still present: name, portrait. Edit or remove it in /cms',
  })
})

it('accepts a migrated database, and names missing or too new migrations', async () => {
  expect(await check()).toMatchObject({ ok: true })
  await askDatabase(
    database.url,
    `insert into payload_migrations (name, batch) values ('29990101_later', 9)`,
  )
  expect(await check()).toEqual({
    ok: false,
    hint: 'newer than this release (29990101_later): update the code',
  })
  await askDatabase(database.url, 'delete from payload_migrations')
  const { ok, hint } = await check()
  expect(ok).toBe(false)
  expect(hint).toMatch(/^pending migrations: \S+_initial, .*\. Run npm run migrate$/)
  await askDatabase(database.url, 'drop table payload_migrations')
  expect(await check()).toMatchObject({ ok: false })
})
