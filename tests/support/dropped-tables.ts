import { expect } from 'vitest'
import { allRows, runProgram } from './archives.ts'
import { createTestDatabase } from './test-database.ts'

export const PRODUCT = { NODE_ENV: 'production', SITE_URL: '', PORT: '0', LOG_LEVEL: 'warn' }

/** Runs a program with the setting that makes Payload delete all tables: it must refuse, and change nothing. */
export async function expectNothingDropped(program: string): Promise<void> {
  await using database = await createTestDatabase()
  const settings = { ...PRODUCT, DATABASE_URL: database.url, PAYLOAD_DROP_DATABASE: 'true' }
  const before = await allRows(database.url)
  const { code, text } = await runProgram(program, [], settings)
  expect(code).toBe(1)
  expect(text).toContain('PAYLOAD_DROP_DATABASE=true would delete every table: remove it')
  expect(await allRows(database.url)).toEqual(before)
}
