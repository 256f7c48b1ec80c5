// @module-tag long
import { describe, expect, it } from 'vitest'
import { allRows, runScript } from '#tests/support/archives.ts'
import { expectNothingDropped } from '#tests/support/dropped-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

describe('migrations', () => {
  it('a step with nothing to do succeeds and changes nothing', async () => {
    const database = await createTestDatabase()
    const before = await allRows(database.url)
    const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
    expect((await runScript('migrate', [], settings)).code).toBe(0)
    expect(await allRows(database.url)).toEqual(before)
    await database.drop()
  })

  it.each(['src/scripts/migrate.ts', 'src/scripts/seed.ts'])(
    '%s does nothing where it would delete every table first',
    expectNothingDropped,
  )
})
