// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from '#tests/support/archives.ts'
import { copyRelease } from '#tests/support/release-copy.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const OURS = '29990201_000000_ours'
const OF_OURS = `ALTER TABLE "posts" ADD COLUMN "of_ours" varchar; CREATE TABLE "ours" ("id" int);`
const OF_OWN = `ALTER TABLE "posts" ADD COLUMN "own_subtitle" varchar;
  CREATE TABLE "own_talks" ("title" varchar); INSERT INTO "own_talks" VALUES ('Hello');`

let release: Awaited<ReturnType<typeof copyRelease>>
let dataDir: string
beforeAll(async () => {
  release = await copyRelease()
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'folio-own-'))
})
afterAll(async () => {
  await release.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const run = (script: string, args: string[], url: string) =>
  runProgram(path.join(release.folder, `src/scripts/${script}.ts`), args, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  })

async function stateOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ran = await client.query(
    `select name from payload_migrations where name like '2999%' order by name`,
  )
  const talks = await client.query('select title from own_talks')
  const columns = await client.query(
    `select column_name as name from information_schema.columns
     where table_name = 'posts' and column_name in ('of_ours', 'own_subtitle') order by 1`,
  )
  await client.end()
  return { ran: ran.rows, talks: talks.rows, columns: columns.rows.map(({ name }) => name) }
}

/** Migrations in the order in which a site gets them. */
const ORDERS = ['29990101_000000_own', '29990301_000000_own'].flatMap((own) => [
  { own, first: [own, OF_OWN], second: [OURS, OF_OURS] } as const,
  { own, first: [OURS, OF_OURS], second: [own, OF_OWN] } as const,
])

describe('a migration of the owner beside ours', () => {
  it.each(ORDERS)(
    '$own: first $first.0, then $second.0, and a backup of both',
    async ({ own, first, second }) => {
      const database = await createTestDatabase()
      await release.write(...first)
      expect(await run('migrate', [], database.url)).toMatchObject({ code: 0 })
      await release.write(...second)
      expect(await run('migrate', [], database.url)).toMatchObject({ code: 0 })
      const state = await stateOf(database.url)
      expect(state).toEqual({
        ran: [own, OURS].toSorted().map((name) => ({ name })),
        talks: [{ title: 'Hello' }],
        columns: ['of_ours', 'own_subtitle'],
      })

      const archive = path.join(dataDir, `${first[0]}-${second[0]}.tar.gz`)
      expect(await run('backup', [archive], database.url)).toMatchObject({ code: 0 })
      const other = await createTestDatabase()
      expect(await run('restore', [archive], other.url)).toMatchObject({ code: 0 })
      expect(await stateOf(other.url)).toEqual(state)

      await release.remove(own)
      const refused = await run('restore', [archive], other.url)
      expect(refused).toMatchObject({ code: 1 })
      expect(refused.text).toContain(own)
      await release.remove(OURS)
      await database.drop()
      await other.drop()
    },
  )
})
