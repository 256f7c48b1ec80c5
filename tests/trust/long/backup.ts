// @module-tag long
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { env } from '#src/env.ts'
import { createArchive } from '#src/scripts/archive/create-archive.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { createS3Store } from '#src/services/storage/s3-store.ts'
import { digest, runScript, unpackArchive } from '#tests/support/archives.ts'
import {
  filesOf,
  fillSite,
  otherSite,
  ownSite,
  saveLongPosts,
  savePost,
} from '#tests/support/backup-sites.ts'
import { BUCKET, BUCKET_KEYS, startBucket } from '#tests/support/bucket.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { siteProblems } from '#tests/support/site-problems.ts'
import { emptyTrash } from '#tests/support/trash.ts'
import { sendId, storeMedia, storeResume } from '#tests/support/uploads.ts'

let folder: string
let archive: string
let files: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'folio-backup-'))
  archive = path.join(folder, 'backup.tar.gz')
  await fillSite()
  await saveLongPosts()
  files = await filesOf(fileStore)
  await createArchive({ file: archive, url: ownSite.DATABASE_URL, store: fileStore })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a backup restores to the same bytes', () => {
  it('made again after a restore has the same content', async () => {
    const other = await otherSite()
    await other.restore(archive)
    const again = path.join(folder, 'again.tar.gz')
    await createArchive({ file: again, url: other.url, store: other.store })
    const [first, second] = await Promise.all([unpackArchive(archive), unpackArchive(again)])
    const contents = (entries: typeof first) =>
      entries
        .filter(({ name }) => name !== 'manifest.json')
        .map((one) => [one.name, digest(one.bytes)])
    expect(contents(second)).toEqual(contents(first))
    await other.drop()
  })

  it('restores into a bucket as into a folder', async () => {
    const bucket = await startBucket()
    const { endpoint } = bucket
    const store = createS3Store({ bucket: BUCKET, region: 'us-east-1', endpoint, ...BUCKET_KEYS })
    const other = await otherSite(store)
    await other.restore(archive)
    expect(await filesOf(store)).toMatchObject(files)
    const again = path.join(folder, 'bucket.tar.gz')
    const { manifest } = await createArchive({ file: again, url: other.url, store })
    expect(manifest.damages).toEqual([])
    await other.drop()
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
    const other = await otherSite()
    await other.restore(busy)
    const { rows } = await other.state()
    expect(rows['posts']?.length).toBeGreaterThan(0)
    // Every row has its file with its bytes, and one resume is active.
    expect(await siteProblems(other)).toEqual([])
    await other.drop()
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
    const other = await otherSite()
    await other.restore(file)
    await other.drop()
    await writeFile(at(lost), 'lost')
    await writeFile(at(spoilt), 'spoilt')
  })
})
