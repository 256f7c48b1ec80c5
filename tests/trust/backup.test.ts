import { hash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { env } from '#src/env.ts'
import { startEmbeddedDatabase } from '#src/scripts/database/embedded-database.ts'
import { createArchive } from '#src/scripts/archive/create-archive.ts'
import { EXCLUDED_TABLES } from '#src/services/backup/backup-format.ts'
import { acquireBackupLock } from '#src/services/storage/backup-lock.ts'
import { latestBackup } from '#src/services/backup/backups.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { createDiskStore } from '#src/services/storage/disk-store.ts'
import { createS3Store } from '#src/services/storage/s3-store.ts'
import { sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import { allRows, runScript, unpackArchive } from '#tests/support/archives.ts'
import {
  filesOf,
  fillSite,
  otherSite,
  ownSite,
  saveLongPosts,
  savePost,
} from '#tests/support/backup-sites.ts'
import { BUCKET, BUCKET_KEYS, startBucket } from '#tests/support/bucket.ts'
import { askDatabase } from '#tests/support/databases.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { siteProblems } from '#tests/support/site-problems.ts'
import { emptyTrash } from '#tests/support/trash.ts'
import { sendId, storeMedia, storeResume } from '#tests/support/uploads.ts'
import { folderOfFile, folderOfTest } from '#tests/support/temporary-folder.ts'

const folder = folderOfFile()
let archive: string
/** Rows and files when the archive was made. */
let rows: Record<string, string[]>
let files: Record<string, string>

beforeAll(async () => {
  archive = path.join(folder, 'backup.tar.gz')
  await fillSite()
  await saveLongPosts()
  const { pool } = (await payloadClient()).db
  await pool.query(
    `insert into preview_links (post_id, expires_at) select id, now() + interval '1 day' from posts limit 1`,
  )
  await pool.query(`insert into request_keys (key) values ('posts:a request that was answered')`)
  rows = await allRows(ownSite.DATABASE_URL)
  files = await filesOf(fileStore)
  const made = await runScript('backup', [archive], ownSite)
  expect(made).toMatchObject({ code: 0 })
  expect(made.text).toContain(hash('sha256', await readFile(archive)))
})

describe('a backup restores to the same bytes', () => {
  it('every row and every byte, on another machine', async () => {
    await using other = await otherSite()
    // The command: tests/http/restored.test.ts.
    await other.restore(archive)
    const now = await allRows(other.url)
    const none = Object.fromEntries(EXCLUDED_TABLES.map((table) => [table, []]))
    const { search_documents, search_words } = rows
    expect(now).toEqual({ ...rows, ...none, search_documents, search_words })
    expect(search_documents?.length).toBeGreaterThan(5)
    expect(rows['users_sessions']).not.toEqual([])
    expect(rows['preview_links']).toHaveLength(1)
    expect(rows['request_keys']).toHaveLength(1)
    expect(EXCLUDED_TABLES).toContain('request_keys')
    expect(Object.keys(files).length).toBeGreaterThan(5)
    expect(await filesOf(other.store)).toMatchObject(files)
    // The previous data is in a separate copy.
    const [copy = ''] = (await readdir(other.dataDir)).filter((name) => name.startsWith('before-'))
    expect((await unpackArchive(path.join(other.dataDir, copy))).length).toBeGreaterThan(1)
  })

  it(
    'into a new built-in database, where another major version wrote the previous one',
    { tags: 'long' },
    async () => {
      const dataDir = folderOfTest()
      await chmod(dataDir, 0o755)
      const former = path.join(dataDir, 'postgres')
      await mkdir(former)
      await writeFile(path.join(former, 'PG_VERSION'), '17\n')
      await writeFile(path.join(dataDir, 'postgres-password'), 'of the previous one')
      const settings = { DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
      const refused = await runScript('restore', [archive], settings)
      expect(refused).toMatchObject({ code: 1 })
      expect(refused.text).toContain(`Rename ${former}`)
      await rename(former, `${former}-17`)
      expect(await runScript('restore', [archive], settings)).toMatchObject({ code: 0 })
      const database = await startEmbeddedDatabase({ dataDir })
      expect((await allRows(database.url))['posts']).toEqual(rows['posts'])
      await database.stop()
      expect(await filesOf(createDiskStore(path.join(dataDir, 'files')))).toMatchObject(files)
    },
  )

  it('keeps the constraints of the database in force', async () => {
    await using other = await otherSite()
    await other.restore(archive)
    const ask = (statement: string) => askDatabase(other.url, statement)
    await expect(ask('delete from resumes where is_active')).rejects.toThrow(/active/)
    await expect(
      ask(
        `insert into posts_texts ("order", parent_id, path) values (1, gen_random_uuid(), 'tags')`,
      ),
    ).rejects.toThrow(/foreign key/)
    const order = await ask(
      `insert into posts_texts ("order", parent_id, path) select 9, id, 'tags' from posts limit 1 returning id`,
    )
    expect(order).toHaveLength(1)
  })

  it('reports the newest backup', async () => {
    const bytes = await readFile(archive)
    expect(await latestBackup()).toMatchObject({
      bytes: bytes.length,
      sha256: hash('sha256', bytes),
      files: Object.keys(files).length,
      damages: 0,
    })
  })
})

describe('file removal during a backup', () => {
  it('keeps a deleted file until the sweep after it', async () => {
    const { pool } = (await payloadClient()).db
    const item = await storeMedia(Buffer.from('seen by a backup'), 'seen.txt')
    const name = item.url.split('/').at(-1) ?? ''
    const backup = await pool.connect()
    expect(await acquireBackupLock(backup)).toBe(true)
    expect((await sendId(calls.deleteMedia, item.id)).status).toBe(200)
    await emptyTrash()
    expect(await sweepOrphans({ olderThanMs: -1000 })).toMatchObject({ removed: 0 })
    expect(await fileStore.size('media', name)).toBe(16)
    const second = await pool.connect()
    expect(await acquireBackupLock(second)).toBe(false)
    second.release()
    backup.release(true)
    await expect
      .poll(() => sweepOrphans({ olderThanMs: -1000 }))
      .toMatchObject({ removed: expect.toSatisfy((count: number) => count > 0) as number })
    expect(await fileStore.size('media', name)).toBeNull()
  })
})

describe('a backup', () => {
  it('never overwrites a file', async () => {
    const before = hash('sha256', await readFile(archive))
    await expect(
      createArchive({ file: archive, url: ownSite.DATABASE_URL, store: fileStore }),
    ).rejects.toThrow('exists')
    expect(hash('sha256', await readFile(archive))).toBe(before)
  })

  it('leaves no file when a backup fails', async () => {
    const nowhere = 'postgres://folio@127.0.0.1:9/folio'
    const file = path.join(folder, 'failed.tar.gz')
    await expect(createArchive({ file, url: nowhere, store: fileStore })).rejects.toThrow()
    expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([])
  })
})

describe('a backup before a release', { tags: 'long' }, () => {
  it('made again after a restore has the same content', async () => {
    await using other = await otherSite()
    await other.restore(archive)
    const again = path.join(folder, 'again.tar.gz')
    await createArchive({ file: again, url: other.url, store: other.store })
    const [first, second] = await Promise.all([unpackArchive(archive), unpackArchive(again)])
    const contents = (entries: typeof first) =>
      entries
        .filter(({ name }) => name !== 'manifest.json')
        .map((one) => [one.name, hash('sha256', one.bytes)])
    expect(contents(second)).toEqual(contents(first))
  })

  it('restores into a bucket as into a folder', async () => {
    const bucket = await startBucket()
    const { endpoint } = bucket
    const store = createS3Store({ bucket: BUCKET, region: 'us-east-1', endpoint, ...BUCKET_KEYS })
    await using other = await otherSite(store)
    await other.restore(archive)
    expect(await filesOf(store)).toMatchObject(files)
    const again = path.join(folder, 'bucket.tar.gz')
    const { manifest } = await createArchive({ file: again, url: other.url, store })
    expect(manifest.damages).toEqual([])
    await bucket.stop()
  })

  it('made under load is consistent: uploads, saves and deletions do not tear it', async () => {
    const items = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        storeMedia(Buffer.from(`item ${at}`), `item-${at}.txt`),
      ),
    )
    const busy = path.join(folder, 'busy.tar.gz')
    let isDone = false
    const load = (async () => {
      for (let at = 0; !isDone; at += 1) {
        await savePost({ title: `During ${at}` })
        const item = items.pop() ?? (await storeMedia(Buffer.from(`new ${at}`), 'new.txt'))
        expect((await sendId(calls.deleteMedia, item.id)).status).toBe(200)
        await storeMedia(Buffer.from(`more ${at}`), 'more.txt')
        await sendId(calls.activateResume, (await storeResume(pdf({ text: `${at}` }))).id)
        // Rows are deleted permanently; their files have to wait.
        await emptyTrash()
      }
    })()
    const made = await runScript('backup', [busy], ownSite)
    isDone = true
    await load
    expect(made).toMatchObject({ code: 0 })
    await using other = await otherSite()
    await other.restore(busy)
    const { rows } = await other.state()
    expect(rows['posts']?.length).toBeGreaterThan(0)
    // Every row has its file with its bytes, and one resume is active.
    expect(await siteProblems(other)).toEqual([])
  })

  it('reports missing and altered files, and exits with 2', async () => {
    const lost = await storeMedia(Buffer.from('lost'), 'lost.txt')
    const spoilt = await storeMedia(Buffer.from('spoilt'), 'spoilt.txt')
    const at = ({ url: address }: { url: string }) => path.join(env.DATA_DIR, address)
    await rm(at(lost))
    await writeFile(at(spoilt), 'Spoilt')
    const file = path.join(folder, 'damaged.tar.gz')
    const made = await runScript('backup', [file], ownSite)
    expect(made.code).toBe(2)
    expect(made.text).toContain(`${lost.url.slice(1)} is missing`)
    expect(made.text).toContain(`${spoilt.url.slice(1)} is altered`)
    await using other = await otherSite()
    await other.restore(file)
    await writeFile(at(lost), 'lost')
    await writeFile(at(spoilt), 'spoilt')
  })
})
