import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inspectDatabase } from '#src/scripts/database/inspect-database.ts'
import { isSearchOutdated } from '#src/scripts/database/search-state.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { createReadinessCheck } from '#src/server/database/readiness-check.ts'
import { allRows, PRODUCT, runProgram, runScript } from '#tests/support/archives.ts'
import { askDatabase } from '#tests/support/databases.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const LATER = `insert into payload_migrations (name, batch) values ('29990101_000000_later', 9)`
const KNOWN = '20261124_173500_similar_slugs'
const NEWER = /was migrated by a newer release \(29990101_000000_later\): start that release/

/** Runs a program with the setting that makes Payload delete all tables: it must refuse, and change nothing. */
async function expectNothingDropped(program: string): Promise<void> {
  await using database = await createTestDatabase()
  const settings = { ...PRODUCT, DATABASE_URL: database.url, PAYLOAD_DROP_DATABASE: 'true' }
  const before = await allRows(database.url)
  const { code, text } = await runProgram(program, [], settings)
  expect(code).toBe(1)
  expect(text).toContain('PAYLOAD_DROP_DATABASE=true would delete every table: remove it')
  expect(await allRows(database.url)).toEqual(before)
}

describe('migrations', () => {
  it(
    'rolls back failed migrations, keeps the old schema, and exits with 1',
    { tags: 'long' },
    async () => {
      await using database = await createTestDatabase()
      const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
      const before = await allRows(database.url)
      const failed = await runProgram('tests/support/migrate-and-fail.ts', [], settings)
      expect(failed.code).toBe(1)
      expect(await allRows(database.url)).toEqual(before)
    },
  )

  it('src/scripts/serve.ts does nothing where it would delete every table first', () =>
    expectNothingDropped('src/scripts/serve.ts'))

  it('a step with nothing to do succeeds and changes nothing', { tags: 'long' }, async () => {
    await using database = await createTestDatabase()
    const before = await allRows(database.url)
    const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
    expect((await runScript('migrate', [], settings)).code).toBe(0)
    expect(await allRows(database.url)).toEqual(before)
  })

  it.each(['src/scripts/migrate.ts', 'src/scripts/seed.ts'])(
    '%s does nothing where it would delete every table first',
    { tags: 'long' },
    expectNothingDropped,
  )
})

describe('database checks at the start', () => {
  const logger = createLogger('silent')
  const migrations = path.resolve('collections/migrations')
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  const run = (statement: string) => askDatabase(database.url, statement)
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => database.drop())

  it('a schema of a newer release: a running server stays ready, and none starts', async () => {
    const ready = createReadinessCheck({ databaseUrl: database.url, migrations, logger })
    ready.setPhase('serving')
    await run(LATER)
    await ready.checkReady()
    await run(`delete from payload_migrations where name = '${KNOWN}'`)
    await expect(ready.checkReady()).rejects.toThrow(`migrations have not run: ${KNOWN}`)
    await expect(ready.checkAtStart()).rejects.toThrow(NEWER)
    await ready.close()
    const settings = { ...PRODUCT, LOG_LEVEL: 'info', DATABASE_URL: database.url }
    const { code, text } = await runProgram('src/scripts/serve.ts', [], settings)
    expect(code).toBe(1)
    expect(text).toMatch(NEWER)
    expect(text).not.toContain('listening')
  })

  it('`npm start` fails there too, before it builds', async () => {
    await run(LATER)
    const settings = { ...PRODUCT, DATABASE_URL: database.url }
    const { code, text } = await runScript('start', [], settings)
    expect(code).toBe(1)
    expect(text).toMatch(NEWER)
    expect(text).not.toContain('Build')
  })

  it('indexes all texts again when other fields are declared as searchable', async () => {
    const { language } = (await inspectDatabase(database.url)).search
    const isOutdated = async () =>
      isSearchOutdated((await inspectDatabase(database.url)).search, language ?? '')
    expect(await isOutdated()).toBe(false)
    await run(`select folio_set_searched_fields('{"post":[["author","A"]],"project":[]}')`)
    await run(`insert into posts (title, author) values ('Gizmo', 'Rita')`)
    const words = async () => (await allRows(database.url))['search_documents']
    expect(JSON.stringify(await words())).toMatch(/rita/)
    expect(JSON.stringify(await words())).not.toMatch(/gizmo/)
    expect(await isOutdated()).toBe(true)
    const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
    expect((await runScript('migrate', [], settings)).code).toBe(0)
    expect(await isOutdated()).toBe(false)
    expect(JSON.stringify(await words())).toMatch(/gizmo/)
    expect(JSON.stringify(await words())).not.toMatch(/rita/)
  })

  it('starts while the database is down', async () => {
    const away = 'postgres://a:b@127.0.0.1:1/c'
    const ready = createReadinessCheck({ databaseUrl: away, migrations, logger })
    await ready.checkAtStart()
    await expect(ready.checkReady()).rejects.toThrow()
    await ready.close()
  })

  it('reports a database that confirms before it has stored', async () => {
    const name = new URL(database.url).pathname.slice(1)
    const gaps = async () => (await inspectDatabase(database.url)).gaps.join('; ')
    await run(`alter database ${name} set synchronous_commit = off`)
    expect(await gaps()).toContain('synchronous_commit is off')
    await run(`alter database ${name} set synchronous_commit = on`)
    expect(await gaps()).not.toContain('synchronous_commit')
    // The test database runs without fsync.
    expect(await gaps()).toContain('fsync is off')
    const warned: unknown[] = []
    const telling = { ...logger, warn: (line: unknown) => warned.push(line) } as never
    const ready = createReadinessCheck({ databaseUrl: database.url, migrations, logger: telling })
    await ready.checkAtStart()
    await ready.close()
    expect(warned).toEqual([expect.stringContaining('fsync is off')])
  })
})
