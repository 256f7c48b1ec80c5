import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupBeforeUpdate } from '#src/scripts/start/update-backup.ts'
import { PRODUCT, runScript, unpackArchive } from '#tests/support/archives.ts'
import { fillSite, ownSite } from '#tests/support/backup-sites.ts'
import { askDatabase } from '#tests/support/databases.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

/** It adds a column, so that it fails where it has run before. */
const MIGRATION = '20261123_094202_import_created'

const dataDir = folderOfFile()
const copies = () => readdir(path.join(dataDir, 'backups'))
const query = (text: string) => askDatabase(ownSite.DATABASE_URL, text, [MIGRATION])
const start = (more: Record<string, string>) =>
  runScript('start', [], { ...PRODUCT, ...ownSite, DATA_DIR: dataDir, ...more })

beforeAll(fillSite)

it('keeps the backups of three updates', async () => {
  const made: string[] = []
  for (let update = 0; update < 4; update += 1) {
    const { file, bytes } = await backupBeforeUpdate({ url: ownSite.DATABASE_URL, dataDir })
    expect((await stat(file)).size).toBe(bytes)
    made.push(path.basename(file))
  }
  expect(await copies()).toEqual(made.slice(1))
  const [file = ''] = made.slice(-1)
  const entries = await unpackArchive(path.join(dataDir, 'backups', file))
  expect(entries.map(({ name }) => name)).toContain('manifest.json')
})

describe('a migration that fails', () => {
  beforeAll(() => query('delete from payload_migrations where name = $1'))
  afterAll(() => query('insert into payload_migrations (name, batch) values ($1, 1)'))

  it('has no rollback command without a backup', { tags: 'long' }, async () => {
    const { code, text } = await start({ BACKUP_BEFORE_MIGRATION: 'false' })
    expect(code).toBe(1)
    expect(text).not.toContain('npm run restore')
  })

  it('prints the rollback command', async () => {
    const before = await copies()
    const { code, text } = await start({})
    expect(code).toBe(1)
    const [, file = ''] = /pre-migration backup: (\S+), \d+\.\d MB/.exec(text) ?? []
    expect(text).toContain(`and run: npm run restore -- ${file}`)
    expect((await copies()).filter((name) => !before.includes(name))).toEqual([path.basename(file)])
  })
})
