import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { findPageImages } from '#src/services/media/page-images.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { askPayload } from '#tests/support/payload-rest.ts'
import { answerOf, expectRefusal } from '#tests/support/requests.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'
import { emptySite, emptyTrash, storageProblems } from '#tests/support/trash.ts'
import { openUrl, sendFile, sendId, storeMedia, storeResume } from '#tests/support/uploads.ts'
import { fileForm } from '#tests/support/http-client.ts'

const runRaw = async (statement: string) => (await payloadClient()).db.pool.query(statement)
const mediaList = () => answerOf(calls.listMedia)
const resumeList = () => answerOf(calls.listResumes)
const storedFiles = async () => {
  const names: string[] = []
  for await (const { name } of fileStore.list()) names.push(name)
  return names.sort()
}

beforeEach(emptySite)

describe('a file in the trash', () => {
  it('[S7-delete-media-01] stays stored and is not served in any size until it is restored', async () => {
    const item = await storeMedia(await imageFile('png', { width: 800, height: 100 }), 'a.png')
    const urls = [item.url, ...item.sizes.map(({ url }) => url)]
    const files = await storedFiles()
    const statuses = (cookie = '') =>
      Promise.all(urls.map(async (url) => (await openUrl(url, {}, { cookie })).status))
    expect(new Set(await statuses())).toEqual(new Set([200]))
    await sendId(calls.deleteMedia, item.id)
    expect(new Set([...(await statuses()), ...(await statuses(await adminCookie()))])).toEqual(
      new Set([404]),
    )
    expect(await findPageImages([item.url])).toEqual({})
    expect(await mediaList()).toEqual([])
    expect(await sweepOrphans({ olderThanMs: -1000 })).toMatchObject({ removed: 0 })
    expect(await storedFiles()).toEqual(files)
    expect(await storageProblems()).toEqual([])
    await sendId(calls.restoreMedia, item.id)
    expect(new Set(await statuses())).toEqual(new Set([200]))
    expect(await mediaList()).toEqual([{ ...item, sizes: item.sizes.slice(0, 1) }])
  })

  it('does not count against the quota', async () => {
    const item = await storeMedia(Buffer.from('large'), 'large.txt')
    await runRaw('update media set filesize = 5368709120')
    const small = Buffer.from('small')
    expect((await sendFile(calls.uploadMedia, small, 'small.txt')).status).toBe(507)
    await sendId(calls.deleteMedia, item.id)
    await storeMedia(small, 'small.txt')
  })

  it('holds for several uploads at the same time', async () => {
    await storeMedia(Buffer.from('large'), 'large.txt')
    await runRaw(`update media set filesize = ${LIMITS.storedBytes - 12}`)
    const texts = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
    const answers = await Promise.all(
      texts.map((text) => sendFile(calls.uploadMedia, Buffer.from(text.padEnd(10)), `${text}.txt`)),
    )
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([201, 507, 507, 507, 507, 507])
    expect(await mediaList()).toHaveLength(2)
  })

  it('counts against the total limit, so that deleting cannot fill a disk', async () => {
    const item = await storeMedia(Buffer.from('large'), 'large.txt')
    await sendId(calls.deleteMedia, item.id)
    await runRaw(`update media set filesize = ${LIMITS.keptBytes}`)
    const refused = await sendFile(calls.uploadMedia, Buffer.from('small'), 'small.txt')
    const { message } = await expectRefusal(refused, 507)
    expect(message).toBe(uploadMessages.quotaWithTrash)
    // Permanently deleted files use no quota.
    await emptyTrash()
    await storeMedia(Buffer.from('small'), 'small.txt')
  })

  it('applies the limit to the built-in admin too', async () => {
    await storeMedia(Buffer.from('large'), 'large.txt')
    await runRaw(`update media set filesize = ${LIMITS.storedBytes}`)
    const upload = async (slug: string, bytes: Buffer, name: string) => {
      const headers = { cookie: await adminCookie() }
      return askPayload('POST', `/${slug}`, { body: fileForm('file', bytes, name), headers })
    }
    const before = await storedFiles()
    for (const answer of [
      await upload('media', Buffer.from('small'), 'small.txt'),
      await upload('resumes', pdf(), 'cv.pdf'),
    ]) {
      expect(answer.status).toBe(507)
      expect(await answer.json()).toMatchObject({ message: uploadMessages.quota })
    }
    expect(await storedFiles()).toEqual(before)
    await runRaw('update media set filesize = 5')
    expect((await upload('media', Buffer.from('small'), 'small.txt')).status).toBe(201)
  })

  it('[S7-delete-resume-01] a resume is neither listed, opened nor activated; restored it is not active', async () => {
    const active = await storeResume(pdf())
    const other = await storeResume(pdf({ text: 'b' }), 'other.pdf')
    await sendId(calls.deleteResume, other.id)
    const cookie = await adminCookie()
    expect((await openUrl(other.url, {}, { cookie })).status).toBe(404)
    expect((await sendId(calls.activateResume, other.id)).status).toBe(404)
    expect(await resumeList()).toMatchObject([{ id: active.id }])
    await sendId(calls.restoreResume, other.id)
    expect((await openUrl(other.url, {}, { cookie })).status).toBe(200)
    expect((await resumeList()).map(({ isActive }) => isActive)).toEqual([false, true])
    expect(await storageProblems()).toEqual([])
  })
})
