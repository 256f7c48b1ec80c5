import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#src/env.ts'
import { checkStorageConsistency } from '#src/scripts/checks/storage-consistency.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { runScript } from '#tests/support/archives.ts'
import { fillSite, ownSite } from '#tests/support/backup-sites.ts'
import { storeMedia } from '#tests/support/uploads.ts'

let client: pg.Client
const check = () => checkStorageConsistency({ client, store: fileStore, orphanAgeMs: 60_000 })
const diskPath = (url: string) => path.join(env.DATA_DIR, url)
const undo: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  await fillSite()
})
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
  expect((await check()).problems).toEqual([])
})
afterAll(() => client.end())

describe('check:storage', () => {
  it('accepts an intact site, and reports that', async () => {
    const { files, problems } = await check()
    expect(problems).toEqual([])
    expect(files).toBeGreaterThan(5)
    const ran = await runScript('check-storage', [], ownSite)
    expect(ran).toEqual({ code: 0, text: `✓ ${files} files match their database rows\n` })
  })

  it('finds a flipped byte, a missing file and an empty one, by the command too', async () => {
    const items = await Promise.all(
      ['abc', 'gone', 'void'].map((text) => storeMedia(Buffer.from(text), `${text}.txt`)),
    )
    const [flipped = '', gone = '', empty = ''] = items.map(({ url }) => diskPath(url))
    await writeFile(flipped, 'abd')
    await rm(gone)
    await writeFile(empty, '')
    undo.push(
      () => writeFile(flipped, 'abc'),
      () => writeFile(gone, 'gone'),
      () => writeFile(empty, 'void'),
    )
    const named = [flipped, gone, empty].map((file) => `media/${path.basename(file)}`)
    const expected = [`altered: ${named[0]}`, `missing: ${named[1]}`, `empty: ${named[2]}`]
    expect((await check()).problems.sort()).toEqual(expected.sort())
    const ran = await runScript('check-storage', [], ownSite)
    expect(ran.code).toBe(1)
    for (const problem of expected) expect(ran.text).toContain(`✗ ${problem}\n`)
  })

  it('finds a missing rendition, which has no checksum', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select renditions -> 0 ->> 'name' as name from media where jsonb_array_length(renditions) > 0 limit 1`,
    )
    const name = rows[0]?.name ?? ''
    const file = path.join(env.DATA_DIR, 'files/media', name)
    const bytes = await readFile(file)
    await rm(file)
    undo.push(() => writeFile(file, bytes))
    expect((await check()).problems).toEqual([`missing: media/${name}`])
  })

  it.each([
    [
      'no active resume',
      'update resumes set is_active = false',
      /^active resume: 0 of 2 are active$/,
    ],
    [
      'two active resumes',
      'update resumes set is_active = true',
      /^active resume: 2 of 2 are active$/,
    ],
    [
      'a row without a file',
      `update media set filename = null where original_name = 'sizes.png'`,
      /^row without a file name: media /,
    ],
    [
      'an invalid checksum',
      `update resumes set sha256 = 'unknown' where not is_active`,
      /^checksum is none: resumes /,
    ],
    [
      'two rows of one file',
      `update resumes set filename = (select filename from media limit 1) where not is_active`,
      /^one file of two rows: /,
    ],
    [
      'a published post without a date',
      `update posts set published_at = null where title = 'Post 0'`,
      /^published without a date: posts /,
    ],
  ])('finds %s', async (_, damage, breach) => {
    // The constraints make this impossible, so they are dropped in a transaction that is rolled back.
    await client.query('begin')
    undo.push(() => client.query('rollback'))
    await client.query('drop index resumes_one_active_idx')
    await client.query('alter table resumes disable trigger user')
    const { rowCount } = await client.query(damage)
    expect(rowCount).toBeGreaterThan(0)
    const { problems } = await check()
    expect(problems).toContainEqual(expect.stringMatching(breach))
  })

  it('finds a transaction that is idle beyond the limit', async () => {
    const idle = new pg.Client({
      connectionString: env.DATABASE_URL,
      application_name: 'forgotten',
    })
    await idle.connect()
    undo.push(() => idle.end())
    await idle.query('begin')
    await idle.query('select 1')
    expect((await check()).problems).toEqual([])
    // The check reads pg_stat_activity by name: this view makes its rows 15 seconds old.
    await client.query(
      `create temporary view pg_stat_activity as select datname, application_name, pid, state,
         state_change - interval '15 seconds' as state_change from pg_catalog.pg_stat_activity`,
    )
    await client.query('set search_path = pg_temp, pg_catalog, public')
    undo.push(
      () => client.query('drop view pg_temp.pg_stat_activity'),
      () => client.query('reset search_path'),
    )
    const found = expect.stringMatching(/^idle transaction: forgotten \d+ since /) as string
    expect((await check()).problems).toEqual([found])
  })
})
