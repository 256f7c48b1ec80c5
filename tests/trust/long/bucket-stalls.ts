// @module-tag long
import { afterEach, describe, expect, it } from 'vitest'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { useFaultyBucket } from '#tests/support/faulty-bucket.ts'
import { expectUnavailable } from '#tests/support/faulty-site.ts'

const bucket = useFaultyBucket()
afterEach(() => bucket.heal())

const MEGABYTE = Buffer.alloc(1_000_000, 'The same line again and again.\n')
const stored = async () => {
  const response = await bucket.upload(MEGABYTE)
  expect(response.status).toBe(201)
  return (await response.json()) as MediaItem
}
const opened = async (item: MediaItem) =>
  (await import('#tests/support/uploads.ts')).openUrl(item.url)

// Two attempts of 14 seconds, and a margin for a busy machine.
const PATIENCE_MS = 60_000

describe('a bucket that stalls', () => {
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

  it('before a download: 503 before the first byte', async () => {
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
