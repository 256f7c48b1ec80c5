import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { create, saveDraftOver } from '#tests/support/post-calls.ts'
import { answerOf, expectRefusal, refusalOf } from '#tests/support/requests.ts'
import { imageFile, pdf } from '#tests/support/sample-files.ts'
import { bytesOf, openUrl, sendFile, sha256, storeMedia } from '#tests/support/uploads.ts'

const MAX = 10 * 1024 * 1024

const list = () => answerOf(calls.listMedia)
const uses = (id: string) => answerOf(calls.listUsesOfMedia, { query: `?ids=${id}` })

const refuse = async (bytes: Uint8Array, name: string, status: number) =>
  (await expectRefusal(await sendFile(calls.uploadMedia, bytes, name), status)).message

const servedHash = async ({ url }: { url: string }) => sha256(await bytesOf(await openUrl(url)))

/** Text of exactly `size` bytes, a type that is not inspected further. */
const text = (size: number) => Buffer.alloc(size, 'a')

beforeEach(() => readSql(sql`truncate media cascade`))

describe('POST /api/media/upload', () => {
  it('[S7-post-media-01][S3-media-01][S3-media-02] stores one file and answers the item', async () => {
    const bytes = text(1234)
    const item = await storeMedia(bytes, 'note.txt')
    expect(item).toMatchObject({
      originalName: 'note.txt',
      mimeType: 'text/plain',
      size: 1234,
      width: null,
      sizes: [],
    })
    expect(item.url).toMatch(/^\/files\/media\/[a-z2-7]{26}\.txt$/)
    expect(await servedHash(item)).toBe(sha256(bytes))
  })

  it('[S9-upload-01] takes exactly 10 MB, unchanged', async () => {
    const bytes = text(MAX)
    const item = await storeMedia(bytes, 'big.txt')
    expect(item.size).toBe(MAX)
    expect(await servedHash(item)).toBe(sha256(bytes))
  })

  it('[S9-upload-01][S5-media-01] refuses one byte more', async () => {
    expect(await refuse(text(MAX + 1), 'big.txt', 413)).toBe('big.txt is larger than 10MB')
    expect(await list()).toEqual([])
  })

  it('[S7-post-media-02] refuses an empty file', async () => {
    expect(await refuse(text(0), 'a.txt', 400)).toBe('The file is empty')
  })

  it.each([
    ['HTML as PDF', Buffer.from('<script>alert(1)</script>'), 'a.pdf'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'a.svg'],
    ['a program', Buffer.from('MZ'.padEnd(300, '\0')), 'a.png'],
  ])('refuses %s', async (_name, bytes, name) => {
    expect(await refuse(bytes, name, 415)).toBe(
      `${name} is not an image, video, audio file or document that can be stored`,
    )
  })

  it('cleans the name, also in the header of the file', async () => {
    const item = await storeMedia(pdf(), 'dir\\a\u202egpj.exe<img src=x>.pdf')
    expect(item.originalName).toBe('agpj.exe<img src=x>.pdf')
    const disposition = (await openUrl(item.url)).headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(disposition)).not.toContain('\u202e')
    expect(disposition).toContain("filename*=UTF-8''agpj.exe%3Cimg%20src%3Dx%3E.pdf")
  })

  it('[S9-upload-01] keeps twenty files of one name apart', async () => {
    const files = Array.from({ length: 20 }, (_, index) =>
      Buffer.from(`file ${index} ${randomBytes(200).toString('hex')}`),
    )
    const items = await Promise.all(files.map((bytes) => storeMedia(bytes, 'same.txt')))
    expect(await Promise.all(items.map(servedHash))).toEqual(files.map(sha256))
    expect(new Set(items.map(({ url }) => url)).size).toBe(20)
    expect(await list()).toHaveLength(20)
  })
})

describe('images', () => {
  it('lose their location and keep their orientation', async () => {
    const given = await imageFile('jpeg', { width: 400, height: 200, orientation: 6, gps: true })
    const item = await storeMedia(given, 'photo.jpg')
    expect(item).toMatchObject({ mimeType: 'image/jpeg', width: 200, height: 400 })
    const served = await bytesOf(await openUrl(item.url))
    expect((await sharp(given).metadata()).exif?.includes('Testcam')).toBe(true)
    expect(served.includes('Testcam')).toBe(false)
    expect((await sharp(served).metadata()).orientation).toBe(6)
  })

  it('stores WebP and AVIF renditions, served with their types, and a placeholder', async () => {
    const item = await storeMedia(await imageFile('png', { width: 700, height: 350 }), 'wide.png')
    expect(
      item.sizes.map(({ width, height, mimeType }) => `${width}x${height} ${mimeType}`),
    ).toEqual([
      '320x160 image/avif',
      '320x160 image/webp',
      '480x240 image/avif',
      '480x240 image/webp',
      '700x350 image/avif',
      '700x350 image/webp',
    ])
    expect(item.placeholder).toMatch(/^data:image\/webp;base64,/)
    const served = await Promise.all(item.sizes.map(({ url }) => openUrl(url)))
    expect(served.map((response) => response.headers.get('content-type'))).toEqual(
      item.sizes.map(({ mimeType }) => mimeType),
    )
    const widthOf = async (served: Response) =>
      (await sharp(await bytesOf(served)).metadata()).width
    const widths = await Promise.all(served.map(widthOf))
    expect(widths).toEqual(item.sizes.map(({ width }) => width))
  })
})

describe('GET /api/media', () => {
  it('[S7-get-media-01] lists all files, newest first', async () => {
    const first = await storeMedia(text(1), 'first.txt')
    const second = await storeMedia(text(2), 'second.txt')
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
  })
})

describe('the alt text of an image', () => {
  it('is stored as given, and may be empty', async () => {
    const { id } = await storeMedia(await imageFile('png'), 'a.png')
    const describeAs = (alt: string) =>
      answerOf(calls.updateMedia, { params: { id }, json: { alt } })
    expect((await describeAs(' A lighthouse at dusk ')).alt).toBe('A lighthouse at dusk')
    expect((await describeAs('')).alt).toBe('')
  })

  it.each(['x'.repeat(301), 'two\nlines', 'nul\u0000'])('refuses %j', async (alt) => {
    const { id } = await storeMedia(await imageFile('png'), 'b.png')
    await refusalOf(calls.updateMedia, 400, { params: { id }, json: { alt } })
  })
})

describe('where a file is used', () => {
  it('names the posts that show it, drafts too, by title', async () => {
    const item = await storeMedia(await imageFile('png'), 'used.png')
    const other = await storeMedia(await imageFile('png'), 'other.png')
    const inText = await create({
      title: 'In the text',
      content: `<p>See</p><p><img src="${item.url}" alt="x"></p>`,
      isPublished: false,
    })
    const asCover = await create({ title: 'As its picture', imageUrl: item.url })
    expect(await uses(item.id)).toEqual([
      { kind: 'posts', id: asCover.id, title: 'As its picture', isPublished: true },
      { kind: 'posts', id: inText.id, title: 'In the text', isPublished: false },
    ])
    expect(await uses(other.id)).toEqual([])
  })

  it('names a published post whose newer draft shows it', async () => {
    const item = await storeMedia(await imageFile('png'), 'drafted.png')
    const post = await create({ title: 'Published without it' })
    await saveDraftOver(post.id, { content: `<p><img src="${item.url}" alt="x"></p>` })
    expect(await uses(item.id)).toEqual([
      { kind: 'posts', id: post.id, title: 'Published without it', isPublished: true },
    ])
  })
})
