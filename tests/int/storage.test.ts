import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { env } from '#src/env.ts'
import { as, payloadClient, readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { referencedFileKeys, sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import { randomStem } from '#src/services/uploads/file-name.ts'
import { whileCommitsFail } from '#tests/support/failing-commits.ts'
import { expectRefusal } from '#tests/support/requests.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'
import { openUrl, sendFile, sendId, storeMedia, storeResume } from '#tests/support/uploads.ts'
import { adminActor } from '#tests/support/admin.ts'
import { listStore } from '#tests/support/bucket.ts'
import { emptyTrash } from '#tests/support/trash.ts'

const bytes = Buffer.from('0123456789')
const newName = () => `${randomStem()}.txt`
const root = path.join(env.DATA_DIR, 'files')

describe('rows and files', () => {
  beforeEach(async () => {
    await readSql(sql`truncate media, resumes cascade`)
    await rm(root, { recursive: true, force: true })
  })

  it('every row has its files, and there are no others', async () => {
    await storeMedia(await imageFile('png', { width: 400, height: 100 }), 'a.png')
    await storeResume(pdf())
    const files = (await listStore(fileStore)).map(({ kind, name }) => `${kind}/${name}`)
    expect(new Set(files)).toEqual(await referencedFileKeys())
    expect(files).toHaveLength(1 + 4 + 1)
  })

  it('a failed insert leaves no row, and an orphan that the sweep removes', async () => {
    await readSql(
      sql`alter table media add constraint planted check (original_name <> 'planted.txt')`,
    )
    const answer = await sendFile(calls.uploadMedia, bytes, 'planted.txt')
    await readSql(sql`alter table media drop constraint planted`)
    expect(answer.status).toBe(500)
    expect(await readSql(sql`select 1 from media`)).toEqual([])
    await sweepOrphans({ olderThanMs: 0 })
    expect(await listStore(fileStore)).toEqual([])
  })

  it('a failed COMMIT is an error answer, leaves no row, and at most an orphan', async () => {
    const upload = () => sendFile(calls.uploadMedia, bytes, 'a.txt')
    const inserts = { table: 'media', event: 'insert' } as const
    await expectRefusal(await whileCommitsFail(inserts, upload), 500)
    expect(await readSql(sql`select 1 from media`)).toEqual([])
    expect(await sweepOrphans({ olderThanMs: 0 })).toEqual({ seen: 1, removed: 1 })
    expect(await listStore(fileStore)).toEqual([])
  })

  it('a failed COMMIT of a deletion keeps row and file', async () => {
    const item = await storeMedia(bytes, 'kept.txt')
    const remove = () => sendId(calls.deleteMedia, item.id)
    const updates = { table: 'media', event: 'update' } as const
    expect((await whileCommitsFail(updates, remove)).status).toBe(500)
    expect(await (await openUrl(item.url)).text()).toBe('0123456789')
  })

  it('a failed COMMIT keeps row and file in the trash until the next purge', async () => {
    const item = await storeMedia(bytes, 'kept.txt')
    expect((await sendId(calls.deleteMedia, item.id)).status).toBe(200)
    const deletes = { table: 'media', event: 'delete' } as const
    expect(await whileCommitsFail(deletes, emptyTrash)).toMatchObject({ documents: 0 })
    expect((await sendId(calls.restoreMedia, item.id)).status).toBe(200)
    expect(await (await openUrl(item.url)).text()).toBe('0123456789')
    await sendId(calls.deleteMedia, item.id)
    expect(await emptyTrash()).toMatchObject({ documents: 1 })
    expect(await listStore(fileStore)).toEqual([])
  })

  it('a failed COMMIT of an activation keeps the active one', async () => {
    const active = await storeResume(pdf())
    const other = await storeResume(pdf({ text: 'b' }))
    const activate = () => sendId(calls.activateResume, other.id)
    const updates = { table: 'resumes', event: 'update' } as const
    expect((await whileCommitsFail(updates, activate)).status).toBe(500)
    expect(await readSql(sql`select id from resumes where is_active`)).toEqual([{ id: active.id }])
  })

  it('Payload deletes files after its COMMIT, too', async () => {
    const payload = await payloadClient()
    const item = await storeMedia(await imageFile('png', { width: 400, height: 100 }), 'a.png')
    await payload.delete({ collection: 'media', id: item.id })
    expect(await listStore(fileStore)).toEqual([])
  })

  it('checks and renames uploads of the built-in admin, and rejects written metadata and replacements', async () => {
    const payload = await payloadClient()
    const rules = { collection: 'media' as const, ...as(await adminActor()) }
    const file = (name: string, data: Buffer) => ({
      name,
      data,
      mimetype: 'image/png',
      size: data.length,
    })
    const refused = { ...rules, data: {}, file: file('a.png', Buffer.from('<script>')) }
    await expect(payload.create(refused as never)).rejects.toMatchObject({ status: 415 })
    const given = {
      ...rules,
      data: { sha256: 'x', alt: 'A test', originalName: 'y' },
      file: file('../cv.html', pdf()),
    }
    const doc = await payload.create(given)
    expect(doc).toMatchObject({
      originalName: 'cv.html',
      mimeType: 'application/pdf',
      alt: 'A test',
    })
    expect(doc.sha256).toHaveLength(64)
    expect(doc.url).toContain(`/files/media/${doc.filename ?? '-'}`)
    const changes = { alt: 'New', mimeType: 'text/html', filename: 'x.html', sha256: 'x', width: 5 }
    const changed = await payload.update({ ...rules, id: doc.id, data: changes } as never)
    expect(changed).toMatchObject({
      alt: 'New',
      mimeType: 'application/pdf',
      filename: doc.filename,
      sha256: doc.sha256,
      width: null,
    })
    const replaced = payload.update({
      ...rules,
      id: doc.id,
      data: {},
      file: file('b.pdf', pdf()),
    } as never)
    await expect(replaced).rejects.toMatchObject({ status: 400 })
  })
})

describe('the orphan sweep', () => {
  it('removes old orphans and remains of interrupted writes, and keeps young files', async () => {
    await readSql(sql`truncate media, resumes cascade`)
    await rm(root, { recursive: true, force: true })
    const kept = await storeMedia(bytes, 'kept.txt')
    const old = new Date(Date.now() - 60_000)
    const age = async (name: string) => {
      await writeFile(path.join(root, 'media', name), 'x')
      await utimes(path.join(root, 'media', name), old, old)
    }
    await age(newName())
    await age('.writing-5d1f0bd2')
    const young = newName()
    await fileStore.write('media', young, bytes)
    expect(await sweepOrphans({ olderThanMs: 30_000 })).toEqual({ seen: 4, removed: 2 })
    const left = await readdir(path.join(root, 'media'))
    expect(left.sort()).toEqual([young, kept.url.split('/').at(-1)].sort())
  })
})
