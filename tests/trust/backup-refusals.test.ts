import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArchive } from '#src/scripts/archive/create-archive.ts'
import type { Manifest } from '#src/services/backup/backup-format.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { alterArchive, runScript, withManifest } from '#tests/support/archives.ts'
import { fillSite, otherSite, ownSite } from '#tests/support/backup-sites.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const folder = folderOfFile()
let archive = ''

type Refusal = [what: string, reason: RegExp, make: (to: string) => Promise<unknown>]

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
const altered = (change: Parameters<typeof alterArchive>[2]) => (to: string) =>
  alterArchive(archive, to, change)
/** Changes the bytes of the entries whose names begin so. */
const entryChanged = (start: string, change: (bytes: Buffer) => string) =>
  altered((entries) =>
    entries.map((one) =>
      one.name.startsWith(start) ? { ...one, bytes: Buffer.from(change(one.bytes)) } : one,
    ),
  )
const entryAdded = (name: string) =>
  altered((entries) => [{ name, bytes: Buffer.from('x') }, ...entries])
const isOther =
  (start: string) =>
  ({ name }: { name: string }) =>
    !name.startsWith(start)
const manifestChanged = (change: (manifest: Manifest) => object) =>
  altered(withManifest((manifest) => ({ ...manifest, ...change(manifest) })))
const tablesChanged = (change: (table: Manifest['tables'][number]) => object) =>
  manifestChanged(({ tables }) => ({ tables: tables.map((one) => ({ ...one, ...change(one) })) }))

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
  ['without its manifest', /truncated/, altered((entries) => entries.slice(0, -1))],
  ['with a changed file', /altered/, entryChanged('files/resumes', () => '%PDF-evil')],
  [
    'with changed rows',
    /altered/,
    entryChanged('database/users/', (bytes) => bytes.toString().replace('owner', 'other')),
  ],
  ['without a file', /altered/, altered((entries) => entries.filter(isOther('files/media')))],
  ['with one file more', /altered/, entryAdded(`files/media/${'b'.repeat(26)}.txt`)],
  ['with a path that leaves', /altered/, entryAdded('files/media/../../evil.txt')],
  ['with a file twice', /altered/, altered((entries) => [...entries.slice(0, 1), ...entries])],
  [
    'of a newer schema',
    /newer release \(29990101_000000_later\)/,
    manifestChanged(({ migrations }) => ({ migrations: [...migrations, '29990101_000000_later'] })),
  ],
  ['of a newer format', /format 2/, manifestChanged(() => ({ format: 2 }))],
  [
    'whose rows are of another schema',
    /its migrations do not create/,
    tablesChanged(({ columns }) => ({ columns: [...columns, 'more'] })),
  ],
  [
    'whose rows do not come back as they were',
    /differs from the backup/,
    tablesChanged(({ rows }) => ({ rows: rows + 1 })),
  ],
  [
    'whose file list and rows disagree',
    /is not in it/,
    altered((entries) =>
      withManifest((manifest) => ({
        ...manifest,
        entries: manifest.entries.filter(isOther('files/resumes')),
      }))(entries.filter(isOther('files/resumes'))),
    ),
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
