import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { expectRefusal } from '#tests/support/requests.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { emptySite } from '#tests/support/trash.ts'
import { bytesOf, replaceMedia, sendId, sha256, storeMedia } from '#tests/support/uploads.ts'
import { zipEntries } from '#tests/support/zip-entries.ts'
import { sendCall } from '#tests/support/send-call.ts'

const archive = async (ids: readonly string[], cookie?: string) =>
  sendCall(calls.downloadMediaArchive, {
    query: `?ids=${ids.join(',')}`,
    cookie: cookie ?? (await adminCookie()),
  })

beforeEach(emptySite)

describe('GET /api/media/archive', () => {
  it('holds the chosen files under their names, each name once, and nothing from the trash', async () => {
    const first = await storeMedia(Buffer.from('One.'), 'notes.txt')
    const second = await storeMedia(Buffer.from('Two.'), 'notes.txt')
    const paper = await storeMedia(pdf(), 'paper.html')
    const gone = await storeMedia(Buffer.from('Gone.'), 'gone.txt')
    await sendId(calls.deleteMedia, gone.id)
    expect((await replaceMedia(first.id, Buffer.from('Changed.'), 'other.txt')).status).toBe(200)
    const response = await archive([first.id, second.id, paper.id, gone.id])
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="media-\d{4}-\d\d-\d\d\.zip"/,
    )
    const entries = await zipEntries(await bytesOf(response))
    expect(entries.map(({ name }) => name)).toEqual([
      'paper.html.pdf',
      'notes.txt',
      'notes (2).txt',
    ])
    expect(entries.slice(1).map(({ bytes }) => bytes.toString())).toEqual(['Two.', 'Changed.'])
    expect(sha256(entries[0]?.bytes ?? Buffer.alloc(0))).toBe(sha256(pdf()))
  })

  it('breaks off when a file is missing from storage, so that it is not taken for whole', async () => {
    const item = await storeMedia(Buffer.from('One.'), 'notes.txt')
    await fileStore.remove('media', item.url.split('/').at(-1) ?? '')
    const response = await archive([item.id])
    await expect(response.arrayBuffer()).rejects.toThrow('missing from storage')
  })

  it('refuses too many files, unknown ones, and no ids', async () => {
    const ids = Array.from({ length: 201 }, () => crypto.randomUUID())
    const body = await expectRefusal(await archive(ids), 400)
    expect(body.message).toBe(uploadMessages.tooManyForArchive)
    await expectRefusal(await archive(ids.slice(0, 200)), 404)
    await expectRefusal(await archive(['new']), 400)
  })
})
