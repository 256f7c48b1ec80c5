import { describe, expect, it } from 'vitest'
import { allRows, runProgram, runScript } from '#tests/support/archives.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

describe('D: migrations (P9)', () => {
  it('★ that fail in the middle are rolled back, the old schema stays, and the step exits with 1', async () => {
    const database = await createTestDatabase()
    const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
    const before = await allRows(database.url)
    const failed = await runProgram('tests/support/migrate-and-fail.ts', [], settings)
    expect(failed.code).toBe(1)
    expect(await allRows(database.url)).toEqual(before)
    // Nothing to do is no failure, and changes nothing.
    const again = await runScript('migrate', [], settings)
    expect(again.code).toBe(0)
    expect(await allRows(database.url)).toEqual(before)
    await database.drop()
  })
})
