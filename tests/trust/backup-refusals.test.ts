import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArchive } from '#src/scripts/archive/create-archive.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { alterArchive, runScript, withManifest } from '#tests/support/archives.ts'
import { fillSite, otherSite, ownSite } from '#tests/support/backup-sites.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const folder = folderOfFile()
let archive = ''

type Refusal = [what: string, reason: RegExp, make: (to: string) => Promise<unknown>]

const last = <T>(list: T[]) => list.slice(0, -1)
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
const altered = (change: Parameters<typeof alterArchive>[2]) => (to: string) =>
  alterArchive(archive, to, change)
const REFUSALS: Refusal[] = [
  ['cut in half', /truncated/, async (to) => writeFile(to, half(await readFile(archive)))],
  [
    'cut by its last bytes',
    /truncated/,
    async (to) => writeFile(to, (await readFile(archive)).subarray(0, -9)),
  ],
  ['empty', /truncated/, (to) => writeFile(to, '')],
  ['no archive at all', /is not a backup$/, (to) => writeFile(to, 'Dear diary')],
  [
    'with a flipped bit',
    /truncated|altered/,
    async (to) => {
      const bytes = await readFile(archive)
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
      await writeFile(to, bytes)
    },
  ],
  ['without its manifest', /truncated/, altered(last)],
  [
    'with a changed file',
    /altered/,
    altered((entries) =>
      entries.map((one) =>
        one.name.startsWith('files/resumes') ? { ...one, bytes: Buffer.from('%PDF-evil') } : one,
      ),
    ),
  ],
  [
    'with changed rows',
    /altered/,
    altered((entries) =>
      entries.map((one) =>
        one.name.startsWith('database/users/')
          ? { ...one, bytes: Buffer.from(one.bytes.toString().replace('owner', 'other')) }
          : one,
      ),
    ),
  ],
  [
    'without a file',
    /altered/,
    altered((entries) => entries.filter(({ name }) => !name.startsWith('files/media'))),
  ],
  [
    'with one file more',
    /altered/,
    altered((entries) => [
      { name: `files/media/${'b'.repeat(26)}.txt`, bytes: Buffer.from('x') },
      ...entries,
    ]),
  ],
  [
    'with a path that leaves',
    /altered/,
    altered((entries) => [
      { name: 'files/media/../../evil.txt', bytes: Buffer.from('x') },
      ...entries,
    ]),
  ],
  ['with a file twice', /altered/, altered((entries) => [...entries.slice(0, 1), ...entries])],
  [
    'of a newer schema',
    /newer release \(29990101_000000_later\)/,
    altered(
      withManifest((manifest) => ({
        ...manifest,
        migrations: [...manifest.migrations, '29990101_000000_later'],
      })),
    ),
  ],
  [
    'of a newer format',
    /format 2/,
    altered(withManifest((manifest) => ({ ...manifest, format: 2 }))),
  ],
  [
    'whose rows are of another schema',
    /its migrations do not create/,
    altered(
      withManifest((manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) => ({
          ...table,
          columns: [...table.columns, 'more'],
        })),
      })),
    ),
  ],
  [
    'whose rows do not come back as they were',
    /differs from the backup/,
    altered(
      withManifest((manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 })),
      })),
    ),
  ],
  [
    'whose file list and rows disagree',
    /is not in it/,
    altered((entries) => {
      const kept = entries.filter(({ name }) => !name.startsWith('files/resumes'))
      return withManifest((manifest) => ({
        ...manifest,
        entries: manifest.entries.filter(({ name }) => !name.startsWith('files/resumes')),
      }))(kept)
    }),
  ],
]

/** The others run before a release. */
const SHORT = ['cut in half', 'with a flipped bit', 'with changed rows', 'of a newer schema']
const isShort = ([what]: Refusal) => SHORT.includes(what)

let other: Awaited<ReturnType<typeof otherSite>>
beforeAll(async () => {
  archive = path.join(folder, 'backup.tar.gz')
  await fillSite()
  await createArchive({ file: archive, url: ownSite.DATABASE_URL, store: fileStore })
  other = await otherSite()
})
afterAll(() => other[Symbol.asyncDispose]())

const expectRefused = async (_: string, reason: RegExp, make: Refusal[2]) => {
  const before = await other.state()
  const file = path.join(folder, 'bad.tar.gz')
  await make(file)
  await expect(other.restore(file)).rejects.toThrow(reason)
  const { rows: same, files: kept } = await other.state()
  expect(same).toEqual(before.rows)
  expect(kept).toMatchObject(before.files)
}

describe('a restore is refused, and the data stays as it was', () => {
  it.each(REFUSALS.filter(isShort))('rejects an archive %s, and keeps the data', expectRefused)

  it.each(REFUSALS.filter((refusal) => !isShort(refusal)))(
    'rejects an archive %s before a release, and keeps the data',
    { tags: 'long' },
    expectRefused,
  )

  it('rejects a restore while the site runs on the database', async () => {
    const before = await other.state()
    const server = new pg.Client({
      connectionString: other.url,
      application_name: 'folio-listener',
    })
    await server.connect()
    await expect(other.restore(archive)).rejects.toThrow('Stop it first')
    await server.end()
    expect(await other.state()).toEqual(before)
  })

  it('exits the command with one message and code 1', { tags: 'long' }, async () => {
    const before = await other.state()
    const refused = await runScript('restore', ['/nowhere/none.tar.gz'], other.settings)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.text).toMatch(/^Nothing was restored: ENOENT.*\n$/)
    expect(await other.state()).toEqual(before)
  })
})
