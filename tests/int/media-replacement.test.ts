import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { mediaItemSchema } from '#src/contract/media/media-schemas.ts'
import { runMaintenance } from '#src/services/maintenance/maintenance.ts'
import { readCoverImage } from '#src/services/media/cover-image.ts'
import { findPageImages } from '#src/services/media/page-images.ts'
import { findPublishedPost } from '#src/services/posts/public-posts.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import { listStore } from '#tests/support/bucket.ts'
import { whileCommitsFail } from '#tests/support/failing-commits.ts'
import { create } from '#tests/support/post-calls.ts'
import { expectAnswer, expectRefusal, sendAsAdmin } from '#tests/support/requests.ts'
import { animation, imageFile, pdf } from '#tests/support/sample-files.ts'
import { emptySite, emptyTrash, storageProblems } from '#tests/support/trash.ts'
import {
  bytesOf,
  openUrl,
  replaceMedia,
  sendId,
  sha256,
  storeMedia,
} from '#tests/support/uploads.ts'
import { askAdmin } from '#tests/support/admin.ts'

const replaced = async (id: string, bytes: Uint8Array, name: string) =>
  expectAnswer(await replaceMedia(id, bytes, name), 200, mediaItemSchema)
const refused = async (id: string, bytes: Uint8Array, name: string, status: number) =>
  (await expectRefusal(await replaceMedia(id, bytes, name), status)).message
const putBack = (id: string, version: string) =>
  sendAsAdmin(calls.restoreMediaVersion, { params: { id }, json: { version } })
const served = async (url: string, headers = {}) =>
  sha256(await bytesOf(await openUrl(url, headers)))
const query = async (text: string) => (await payloadClient()).db.pool.query(text)
const small = () => imageFile('png', { width: 340, height: 100 })
const large = () => imageFile('jpeg', { width: 900, height: 300 })

beforeEach(emptySite)

describe('PUT /api/media/{id}/file', () => {
  it('serves the new bytes at the same address, with new sizes, dimensions and placeholder', async () => {
    const before = await storeMedia(await small(), 'harbour.png')
    const tag = (await openUrl(before.url)).headers.get('etag') ?? ''
    const after = await replaced(before.id, await large(), 'IMG_1.JPG')
    expect(after).toMatchObject({
      id: before.id,
      url: before.url,
      createdAt: before.createdAt,
      originalName: 'harbour.jpg',
      mimeType: 'image/jpeg',
      width: 900,
      height: 300,
      earlier: [{ version: before.version, size: before.size, mimeType: 'image/png' }],
    })
    expect(after.sizes.map(({ width }) => width)).toEqual([320, 320, 480, 480, 720, 720, 900, 900])
    for (const { placeholder } of [before, after]) expect(placeholder).toMatch(/^data:image/)
    expect(after.placeholder).not.toBe(before.placeholder)
    const response = await openUrl(after.url, { 'if-none-match': tag })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await bytesOf(response)).length).toBe(after.size)
    expect(await findPageImages([before.url])).toMatchObject({
      [before.url]: { width: 900, version: after.version, placeholder: after.placeholder },
    })
    const kept = await openUrl(`${after.url}?v=${after.version}`)
    expect(kept.headers.get('cache-control')).toContain('immutable')
    expect(await storageProblems()).toEqual([])
  })

  it('serves the new image under the old rendition URLs used by open pages', async () => {
    const before = await storeMedia(await small(), 'a.png')
    const after = await replaced(before.id, await large(), 'b.jpg')
    const sizeOf = (sizes: typeof before.sizes, width: number) =>
      sizes.find((size) => size.width === width && size.mimeType === 'image/webp')?.url ?? ''
    const [former, next] = [sizeOf(before.sizes, 320), sizeOf(after.sizes, 320)]
    expect(former).not.toBe(next)
    expect(await served(former)).toBe(await served(next))
    expect((await openUrl(former)).headers.get('cache-control')).toBe('public, no-cache')
    expect(await served(sizeOf(before.sizes, 340))).toBe(await served(sizeOf(after.sizes, 480)))
  })

  it('replaces an image without sizes, and the cover of an Open Graph image', async () => {
    const before = await storeMedia(await animation(), 'moves.gif')
    const { id } = await create({ imageUrl: before.url })
    expect((await findPublishedPost(id))?.coverVersion).toBeNull()
    const still = await replaced(before.id, await large(), 'still.jpg')
    expect(sha256((await readCoverImage(before.url, 320)) ?? Buffer.alloc(0))).toBe(
      await served(still.sizes.find(({ mimeType }) => mimeType === 'image/webp')?.url ?? ''),
    )
    expect((await findPublishedPost(id))?.coverVersion).toContain(still.version)
    const bytes = await animation()
    await replaced(before.id, bytes, 'more.gif')
    expect(await served(before.url)).toBe(sha256(bytes))
    expect(sha256((await readCoverImage(before.url, 320)) ?? Buffer.alloc(0))).toBe(sha256(bytes))
  })

  it('refuses another kind and a broken file, and changes nothing', async () => {
    const image = await storeMedia(await small(), 'a.png')
    const paper = await storeMedia(pdf(), 'a.pdf')
    expect(await refused(image.id, pdf(), 'paper.pdf', 415)).toBe(
      'paper.pdf is of another kind. Posts use this address for an image: choose an image, or upload it as a new file.',
    )
    expect(await refused(paper.id, Buffer.from('Text.'), 'a.txt', 415)).toContain('a PDF')
    expect(await refused(image.id, (await large()).subarray(0, 500), 'cut.jpg', 400)).toContain(
      'damaged',
    )
    expect((await replaceMedia(crypto.randomUUID(), pdf(), 'a.pdf')).status).toBe(404)
    expect(await served(paper.url)).toBe(sha256(pdf()))
    expect(await storageProblems()).toEqual([])
  })

  it('stores nothing for a repeated request, and all of two concurrent ones', async () => {
    const { id, url } = await storeMedia(Buffer.from('First.'), 'a.txt')
    const [one, two] = [Buffer.from('Second.'), Buffer.from('Third.')]
    await replaced(id, one, 'b.txt')
    expect((await replaced(id, one, 'b.txt')).earlier).toHaveLength(1)
    const three = Buffer.from('Fourth.')
    await Promise.all([replaced(id, two, 'c.txt'), replaced(id, three, 'd.txt')])
    const last = await replaced(id, one, 'e.txt')
    expect(last.earlier).toHaveLength(4)
    expect(await (await openUrl(url)).text()).toBe('Second.')
    expect(await storageProblems()).toEqual([])
  })

  it('keeps the previous file when the row cannot be committed', async () => {
    const { id, url } = await storeMedia(Buffer.from('First.'), 'a.txt')
    const replace = () => replaceMedia(id, Buffer.from('Second.'), 'b.txt')
    const { status } = await whileCommitsFail({ table: 'media', event: 'update' }, replace)
    expect(status).toBe(500)
    expect(await (await openUrl(url)).text()).toBe('First.')
    expect(await sweepOrphans({ olderThanMs: -1000 })).toEqual({ seen: 2, removed: 1 })
  })

  it('counts replaced files against the total limit only', async () => {
    const { id } = await storeMedia(Buffer.from('First.'), 'a.txt')
    await query('update media set filesize = 5368709120')
    await replaced(id, Buffer.from('Second.'), 'b.txt').catch(() => undefined)
    expect((await replaceMedia(id, Buffer.from('Third.'), 'c.txt')).status).toBe(507)
  })

  it('keeps a concurrently saved description, and the replacement', async () => {
    const { id, url } = await storeMedia(await small(), 'a.png')
    const describe = (alt: string) => askAdmin('PATCH', `/media/${id}`, { alt })
    const bytes = await animation()
    await Promise.all([replaced(id, bytes, 'b.gif'), describe('One'), describe('Two')])
    expect((await describe('Three')).status).toBe(200)
    expect(await served(url)).toBe(sha256(bytes))
    expect((await query('select alt from media')).rows).toEqual([{ alt: 'Three' }])
  })
})

describe('the file that was replaced', () => {
  it('is restored, and the other file is kept in turn', async () => {
    const first = await storeMedia(await small(), 'a.png')
    const bytes = await served(first.url)
    const second = await replaced(first.id, await large(), 'b.jpg')
    const undone = await expectAnswer(await putBack(first.id, first.version), 200, mediaItemSchema)
    expect(undone).toEqual({
      ...first,
      earlier: [{ ...undone.earlier[0], version: second.version }],
    })
    expect(await served(first.url)).toBe(bytes)
    // A lost response is repeated.
    expect((await putBack(first.id, first.version)).status).toBe(200)
    const redone = await expectAnswer(await putBack(first.id, second.version), 200, mediaItemSchema)
    expect(redone).toMatchObject({ width: 900, originalName: 'a.jpg' })
    expect((await putBack(first.id, 'unknown')).status).toBe(409)
    expect(await storageProblems()).toEqual([])
  })

  it('survives the trash and the sweep for 30 days, then is removed', async () => {
    const item = await storeMedia(Buffer.from('First.'), 'a.txt')
    await replaced(item.id, Buffer.from('Second.'), 'b.txt')
    await sendId(calls.deleteMedia, item.id)
    expect((await openUrl(item.url)).status).toBe(404)
    expect((await replaceMedia(item.id, Buffer.from('Third.'), 'c.txt')).status).toBe(404)
    await sendId(calls.restoreMedia, item.id)
    await replaced(item.id, Buffer.from('Third.'), 'c.txt')
    await replaced(item.id, Buffer.from('Fourth.'), 'd.txt')
    // The newest comes first; the middle one is the last that is kept.
    for (const [index, days] of [1, 29, 31].entries())
      await query(
        `update media set earlier = jsonb_set(earlier, '{${index},replacedAt}', to_jsonb(now() - interval '${days} days'))`,
      )
    const { earlier } = await replaced(item.id, Buffer.from('Fourth.'), 'd.txt')
    await runMaintenance()
    expect((await replaced(item.id, Buffer.from('Fourth.'), 'd.txt')).earlier).toEqual(
      earlier.slice(0, 2),
    )
    expect(await sweepOrphans({ olderThanMs: -1000 })).toEqual({ seen: 4, removed: 1 })
    expect((await putBack(item.id, item.version)).status).toBe(409)
    expect((await putBack(item.id, earlier[1]?.version ?? '')).status).toBe(200)
    expect(await (await openUrl(item.url)).text()).toBe('Second.')
  })

  it('is removed with the document', async () => {
    const item = await storeMedia(await small(), 'a.png')
    await replaced(item.id, await large(), 'b.jpg')
    await sendId(calls.deleteMedia, item.id)
    await emptyTrash()
    expect(await listStore(fileStore)).toEqual([])
  })
})
