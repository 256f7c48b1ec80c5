// @module-tag long
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from '#tests/support/archives.ts'
import { askDatabase } from '#tests/support/databases.ts'
import { copyRelease, migrationFile, writeMigration } from '#tests/support/release-copy.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const OURS = '29990201_000000_ours'
const OF_OURS = `ALTER TABLE "posts" ADD COLUMN "of_ours" varchar; CREATE TABLE "ours" ("id" int);`
const OF_OWN = `ALTER TABLE "posts" ADD COLUMN "own_subtitle" varchar;
  CREATE TABLE "own_talks" ("title" varchar); INSERT INTO "own_talks" VALUES ('Hello');`

const release = folderOfFile()
const dataDir = folderOfFile()
beforeAll(() => copyRelease(release))

const run = (script: string, args: string[], url: string) =>
  runProgram(path.join(release, `src/scripts/${script}.ts`), args, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  })

const ranOn = (url: string) =>
  askDatabase(url, `select name from payload_migrations where name like '2999%' order by name`)

const stateOf = async (url: string) => ({
  ran: await ranOn(url),
  talks: await askDatabase(url, 'select title as name from own_talks'),
  columns: await askDatabase(
    url,
    `select column_name as name from information_schema.columns
     where table_name = 'posts' and column_name in ('of_ours', 'own_subtitle') order by 1`,
  ),
})

type Migration = [name: string, statements: string]
type Order = { own: string; first: Migration; second: Migration }

/** Migrations in the order in which a site gets them. */
const ORDERS = ['29990101_000000_own', '29990301_000000_own'].flatMap((own): Order[] => [
  { own, first: [own, OF_OWN], second: [OURS, OF_OURS] },
  { own, first: [OURS, OF_OURS], second: [own, OF_OWN] },
])

describe('a migration of the owner next to ours', () => {
  it.each(ORDERS)(
    '$own: first $first.0, then $second.0, and back',
    async ({ own, first, second }) => {
      await using database = await createTestDatabase()
      await writeMigration(release, ...first)
      expect(await run('migrate', [], database.url)).toMatchObject({ code: 0 })
      const former = path.join(dataDir, `before-${second[0]}-${first[0]}.tar.gz`)
      expect(await run('backup', [former], database.url)).toMatchObject({ code: 0 })
      await writeMigration(release, ...second)
      expect(await run('migrate', [], database.url)).toMatchObject({ code: 0 })
      const state = await stateOf(database.url)
      expect(state).toEqual({
        ran: [own, OURS].toSorted().map((name) => ({ name })),
        talks: [{ name: 'Hello' }],
        columns: [{ name: 'of_ours' }, { name: 'own_subtitle' }],
      })

      const archive = path.join(dataDir, `${first[0]}-${second[0]}.tar.gz`)
      expect(await run('backup', [archive], database.url)).toMatchObject({ code: 0 })
      await using other = await createTestDatabase()
      expect(await run('restore', [archive], other.url)).toMatchObject({ code: 0 })
      expect(await stateOf(other.url)).toEqual(state)

      // Back to the previous release, with its data.
      await rm(migrationFile(release, second[0]))
      const refused = await run('restore', [archive], other.url)
      expect(refused).toMatchObject({ code: 1 })
      expect(refused.text).toContain(second[0])
      expect(await run('restore', [former], other.url)).toMatchObject({ code: 0 })
      expect(await ranOn(other.url)).toEqual([{ name: first[0] }])
      await rm(migrationFile(release, first[0]))
    },
  )
})
