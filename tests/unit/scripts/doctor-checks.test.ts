import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  databaseCheck,
  filesCheck,
  mailCheck,
  nodeCheck,
  runCheck,
  siteUrlCheck,
  storageCheck,
} from '#src/scripts/checks/doctor-checks.ts'
import { inspectDatabase } from '#src/scripts/database/inspect-database.ts'
import { createDiskStore } from '#src/services/storage/disk-store.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const PROBE = `doctor${'2'.repeat(20)}.txt`
const folder = folderOfFile()

beforeAll(async () => {
  await writeFile(join(folder, 'a-file'), '')
})

describe('doctor', () => {
  it.each([
    ['24.22.1', true, '24.22.1'],
    [
      '24.21.0',
      true,
      'Node 24.21.0 lacks published security fixes: install Node 24.22.1 or later, npm start then uses it',
    ],
    ['20.20.2', false, '20.20.2 is too old for this command. Run npm ci, then npm run doctor'],
  ])('checks Node %s', (version, ok, hint) => {
    expect(nodeCheck(version)).toEqual({ ok, hint })
  })

  it('names the fixes that the database server lacks', () => {
    const state = { pending: [], unknown: [], gaps: [], search: { without: [] } }
    expect(databaseCheck({ version: '18.6', ...state })).toEqual({
      ok: true,
      hint: 'PostgreSQL 18.6, migrations up to date; it lacks security fixes (42 of 18.7): use PostgreSQL 18.7 or later with DATABASE_URL, see docs/run/database.md',
    })
  })

  it.each([
    ['http://localhost:3000', true, true],
    ['https://example.com', false, true],
    ['http://example.com', false, false],
  ])('checks the public address %s', (siteUrl, isLocal, ok) => {
    expect(siteUrlCheck(siteUrl, isLocal)).toMatchObject({ ok })
  })

  it.each([
    ['no mail server', {}, false, true],
    ['a mail server without a sender', { SMTP_URL: 'smtp://mail.example' }, false, false],
    ['the same on this machine', { SMTP_URL: 'smtp://localhost' }, true, true],
    [
      'a mail server with a sender',
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: { address: 'site@example.net' } },
      false,
      true,
    ],
  ])('checks the sender of mails: %s', (_, settings, isLocal, ok) => {
    expect(mailCheck(settings, isLocal)).toMatchObject({ ok })
  })

  it('names missing generated files and the command that makes them', () => {
    expect(filesCheck(folder, ['a-file'])).toMatchObject({ ok: true })
    const { ok, hint } = filesCheck(folder, ['a-file', 'types.ts'])
    expect(ok).toBe(false)
    expect(hint).toBe('missing: types.ts. Run npm run generate')
  })

  it('writes to the storage and cleans up', async () => {
    const finding = await storageCheck('here', createDiskStore(folder), PROBE)
    expect(finding).toEqual({ ok: true, hint: 'here' })
    expect(await readdir(join(folder, 'media'))).toEqual([])
  })

  it('reports why a storage is not writable', async () => {
    const store = createDiskStore(join(folder, 'a-file'))
    const { ok, hint } = await storageCheck('there', store, PROBE)
    expect(ok).toBe(false)
    expect(hint).toMatch(/^Cannot write to there: E[A-Z]+/)
  })

  it.each([
    [
      [],
      [],
      [],
      true,
      'PostgreSQL 18.7, migrations up to date; limited search: install the extension pg_trgm',
    ],
    [['2', '3'], [], [], false, 'pending migrations: 2, 3. Run npm run migrate'],
    [['2'], ['9'], [], false, 'newer than this release (9): update the code'],
    [[], [], ['fsync is off', 'and more'], false, 'fsync is off; and more'],
  ])('checks pending %j, unknown %j, gaps %j', (pending, unknown, gaps, ok, hint) => {
    const search = { without: ['pg_trgm'] }
    const state = { version: '18.7', pending, unknown, gaps, search }
    expect(databaseCheck(state)).toEqual({ ok, hint })
  })

  it('reports an unreachable database without its password', async () => {
    const url = 'postgres://a:secret@127.0.0.1:1/c'
    const finding = await runCheck(async () => databaseCheck(await inspectDatabase(url)))
    expect(finding.ok).toBe(false)
    expect(finding.hint).toMatch(/127\.0\.0\.1:1\/c cannot be used: .*ECONNREFUSED/)
    expect(finding.hint).not.toContain('secret')
  })

  it('turns an exception and a timeout into findings', async () => {
    const throws = async () => Promise.reject(new Error('broken'))
    expect(await runCheck(throws)).toEqual({ ok: false, hint: 'broken' })
    const silent = () => new Promise<never>(() => {})
    const finding = await runCheck(silent, 5)
    expect(finding).toEqual({ ok: false, hint: 'no response' })
  })
})
