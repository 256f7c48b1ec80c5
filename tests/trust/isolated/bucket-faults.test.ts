import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { useFaultyBucket } from '#tests/support/faulty-bucket.ts'
import { expectUnavailable } from '#tests/support/faulty-site.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'

const bucket = useFaultyBucket()
afterEach(() => bucket.heal())

const MEGABYTE = Buffer.alloc(1_000_000, 'The same line again and again.\n')
const stored = async (bytes = MEGABYTE) => {
  const response = await bucket.upload(bytes)
  expect(response.status).toBe(201)
  return (await response.json()) as MediaItem
}
const opened = async (item: MediaItem, headers: Record<string, string> = {}) =>
  (await import('#tests/support/uploads.ts')).openUrl(item.url, headers)
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

// Two attempts of 14 seconds, and a margin for a busy machine.
const PATIENCE_MS = 60_000

describe('with S3_BUCKET set', () => {
  it('stores uploads in the bucket, serves them from it, and deletes them with the trash', async () => {
    const { openUrl, sendId, sha256, storeMedia, storeResume } =
      await import('#tests/support/uploads.ts')
    const { emptyTrash } = await import('#tests/support/trash.ts')
    const given = await imageFile('png', { width: 400, height: 100 })
    const item = await storeMedia(given, 'a.png')
    const resume = await storeResume(pdf())
    const urls = [item.url, ...item.sizes.map(({ url }) => url), resume.url]
    const nameOf = (url: string) => url.split('/').at(-1) ?? ''
    expect(await bucket.names()).toEqual(urls.map(nameOf).sort())

    expect(sha256(await bytesOf(await openUrl(item.url)))).toBe(sha256(given))
    const part = await openUrl(resume.url, { range: 'bytes=0-4' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-'])

    expect((await sendId(calls.deleteMedia, item.id)).status).toBe(200)
    expect((await openUrl(item.url)).status).toBe(404)
    await emptyTrash()
    expect(await bucket.names()).toEqual([nameOf(resume.url)])
  })
})

describe('a bucket that fails', () => {
  it('stores and reads files when the bucket is slow', async () => {
    bucket.break({ kind: 'slow', ms: 40 })
    const item = await stored(Buffer.from('A line.'))
    expect((await bytesOf(await opened(item))).toString()).toBe('A line.')
    expect(await bucket.rows()).toEqual(await bucket.names())
  })

  it('returns 503 for uploads and files while the bucket is down, stores no orphaned rows, and recovers', async () => {
    const item = await stored()
    const [rows, names] = [await bucket.rows(), await bucket.names()]
    bucket.break({ kind: 'down' })
    await expectUnavailable(await bucket.upload(MEGABYTE))
    await expectUnavailable(await opened(item))
    bucket.heal()
    expect(await bucket.rows()).toEqual(rows)
    expect(await bucket.names()).toEqual(names)
    expect((await bytesOf(await opened(item))).equals(MEGABYTE)).toBe(true)
    await stored()
  })

  it('stores an upload once when its response is lost once', async () => {
    const rows = await bucket.rows()
    bucket.break({ kind: 'cut-answer', after: 1 })
    const item = await stored()
    expect((await bucket.rows()).length).toBe(rows.length + 1)
    expect((await bytesOf(await opened(item))).equals(MEGABYTE)).toBe(true)
  })

  it('returns 503 and stores no row when responses to an upload are always lost', async () => {
    const rows = await bucket.rows()
    bucket.break({ kind: 'cut-answer', after: 1, isLasting: true })
    await expectUnavailable(await bucket.upload(MEGABYTE))
    bucket.heal()
    expect(await bucket.rows()).toEqual(rows)
    // Whatever was stored is an orphan, which the sweep removes; the bucket has nothing else.
    const names = await bucket.names()
    for (const name of rows) expect(names).toContain(name)
  })

  it.each([
    ['whole', {}, 1_000_000],
    ['in part', { range: 'bytes=1000-900999' }, 900_000],
  ])('never returns a truncated file as complete, read %s', async (_, headers, length) => {
    const item = await stored()
    bucket.break({ kind: 'cut-answer', after: 300_000 })
    const response = await opened(item, headers)
    expect(Number(response.headers.get('content-length'))).toBe(length)
    await expect(bytesOf(response)).rejects.toThrow()
    expect((await bytesOf(await opened(item, headers))).length).toBe(length)
  })
})

describe('a bucket that stalls', { tags: 'long' }, () => {
  it('during an upload: 503 in the end, no row, and the next one is stored', async () => {
    await stored()
    const rows = await bucket.rows()
    bucket.break({ kind: 'frozen' })
    const start = performance.now()
    await expectUnavailable(await bucket.upload(MEGABYTE))
    expect(performance.now() - start).toBeLessThan(PATIENCE_MS)
    bucket.heal()
    expect(await bucket.rows()).toEqual(rows)
    await stored()
  })

  it('returns 503 when the bucket stalls before a download', async () => {
    const item = await stored()
    bucket.break({ kind: 'frozen' })
    const start = performance.now()
    await expectUnavailable(await opened(item))
    expect(performance.now() - start).toBeLessThan(PATIENCE_MS)
  })

  it('during a body: it ends with an error, never as if complete', async () => {
    const item = await stored()
    bucket.break({ kind: 'stall-answer', after: 300_000 })
    const response = await opened(item)
    const start = performance.now()
    await expect(response.arrayBuffer()).rejects.toThrow()
    expect(performance.now() - start).toBeLessThan(2 * PATIENCE_MS)
  })
})
