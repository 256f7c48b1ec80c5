import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { EXCLUDED_TABLES } from '#src/services/backup/backup-format.ts'
import { acquireBackupLock } from '#src/services/storage/backup-lock.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { allRows } from '#tests/support/archives.ts'
import {
  filesOf,
  fillSite,
  otherSite,
  ownSite,
  saveLongPosts,
} from '#tests/support/backup-sites.ts'
import { answerOf, expectRefusal, sendAsAdmin } from '#tests/support/requests.ts'
import { bytesOf } from '#tests/support/uploads.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const folder = folderOfFile()
const pool = async () => (await payloadClient()).db.pool
const download = (client = '203.0.113.8') =>
  sendAsAdmin(calls.createBackup, { headers: { 'x-folio-client': client } })
const state = () => answerOf(calls.getBackups)
const connections = async () => {
  const statement = `select 1 from pg_stat_activity where application_name = 'folio-backup'
    and datname = current_database()`
  return (await (await pool()).query(statement)).rowCount
}
/** A closed connection holds its locks until the database notices. */
const heldLocks = async () => {
  const statement = `select 1 from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`
  return (await (await pool()).query(statement)).rowCount
}

beforeAll(async () => {
  await fillSite()
  await saveLongPosts()
})

describe('a backup from the management area', () => {
  it('is an archive that restores to every row and every byte', async () => {
    expect(await state()).toEqual({ isRunning: false, latest: null })
    const { audit: _, ...rows } = await allRows(ownSite.DATABASE_URL)
    const response = await download()
    expect(response.status).toBe(200)
    const { headers } = response
    expect(headers.get('content-type')).toBe('application/gzip')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="folio-\d{8}-\d{4}\.tar\.gz"; /,
    )
    const bytes = await bytesOf(response)
    const file = path.join(folder, 'downloaded.tar.gz')
    await writeFile(file, bytes)
    await using other = await otherSite()
    await other.restore(file)
    const none = Object.fromEntries(EXCLUDED_TABLES.map((table) => [table, []]))
    // The activity entry of this download may or may not be in it.
    const { search_documents, search_words } = rows
    const index = { search_documents, search_words }
    expect(await allRows(other.url)).toMatchObject({ ...rows, ...none, ...index })
    expect(await filesOf(other.store)).toMatchObject(await filesOf(fileStore))

    await expect.poll(async () => (await state()).latest).not.toBeNull()
    const { latest, isRunning } = await state()
    expect(isRunning).toBe(false)
    expect(latest).toMatchObject({ bytes: bytes.length, sha256: hash('sha256', bytes), damages: 0 })
  })

  it('is recorded before its first byte', async () => {
    const response = await download()
    const [entry] = await answerOf(calls.listActivity)
    expect(entry).toMatchObject({ action: 'export', subject: 'a backup' })
    await response.body?.cancel()
  })

  it('stops when the reader stops, and does not count', async () => {
    await expect.poll(connections).toBe(0)
    const { latest: before } = await state()
    const response = await download()
    const reader = response.body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    expect((await state()).isRunning).toBe(true)
    await reader?.cancel()
    await expect.poll(connections).toBe(0)
    expect(await state()).toEqual({ isRunning: false, latest: before })
  })

  it('rejects a concurrent second one with 409', async () => {
    await expect.poll(heldLocks).toBe(0)
    const other = await (await pool()).connect()
    expect(await acquireBackupLock(other)).toBe(true)
    const refused = await expectRefusal(await download(), 409)
    other.release(true)
    expect(refused).toEqual({
      message: 'Another backup is running. Try again when it has finished.',
    })
    expect(await connections()).toBe(0)
  })

  it('refuses one of two that start at the same moment, without waiting', async () => {
    for (let round = 0; round < 5; round += 1) {
      await expect.poll(heldLocks).toBe(0)
      const clients = await Promise.all([(await pool()).connect(), (await pool()).connect()])
      await Promise.all(clients.map((client) => client.query(`set lock_timeout = '1s'`)))
      const held = await Promise.all(clients.map(acquireBackupLock))
      for (const client of clients) client.release(true)
      expect(held.sort()).toEqual([false, true])
    }
  })

  it('breaks off mid-body when the database goes down, and is never complete', async () => {
    await expect.poll(heldLocks).toBe(0)
    const { latest: before } = await state()
    const response = await download()
    const reader = response.body?.getReader()
    await reader?.read()
    await (
      await pool()
    ).query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'folio-backup'
       and datname = current_database()`,
    )
    const drain = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(drain()).rejects.toThrow()
    expect((await state()).latest).toEqual(before)
  })

  it('answers 429 with Retry-After beyond ten starts in an hour', async () => {
    for (let at = 0; at < 10; at += 1) {
      const begun = await download('203.0.113.9')
      expect(begun.status).toBe(200)
      await begun.body?.cancel()
      await expect.poll(heldLocks).toBe(0)
    }
    const refused = await download('203.0.113.9')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
