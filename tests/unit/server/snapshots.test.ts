import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { createSnapshot, encodedBody } from '#src/server/snapshots.ts'
import type { Keep } from '#src/server/snapshots.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

// Unlike enough for the two to differ.
const SENTENCES = Array.from(
  { length: 400 },
  (_, n) => `<p>${Math.sin(n)} is the sine of ${n}</p>`,
).join('')
const body = 'export const held = await lock("posts")\n'.repeat(100)
const page = (keep: Keep) => createSnapshot({ body: SENTENCES, contentType: 'text/html', keep })
const make = (brotli?: Buffer) =>
  createSnapshot({ body, contentType: 'application/javascript', keep: 'file', brotli })

it('is compressed once for all who ask at the same time', async () => {
  const file = make()
  const [one, other] = await Promise.all([encodedBody(file, 'br'), encodedBody(file, 'br')])
  expect(other).toBe(one)
  expect(brotliDecompressSync(one).toString()).toBe(body)
  expect(encodedBody(file, 'br')).toBe(one)
})

it('is sent as the build has compressed it, where it has', async () => {
  const pressed = brotliCompressSync(body)
  const file = make(pressed)
  expect(encodedBody(file, 'br')).toBe(pressed)
  expect(encodedBody(file, 'identity')).toEqual(Buffer.from(body))
})

it('is pressed harder when a page is asked for again, and says the same', async () => {
  const kept = page('page')
  const first = await encodedBody(kept, 'br')
  expect(encodedBody(kept, 'br')).toBe(first)
  const pressed = await vi.waitUntil(async () => {
    const now = await encodedBody(kept, 'br')
    return now === first ? undefined : now
  }, WAIT_MS)
  expect(pressed.length).toBeLessThan(first.length)
  expect(brotliDecompressSync(pressed).toString()).toBe(SENTENCES)
  expect(encodedBody(kept, 'br')).toBe(pressed)
})

it.each(['once', 'file'] as const)('is pressed no harder when it is kept: %s', async (keep) => {
  const other = page(keep)
  const first = await encodedBody(other, 'br')
  expect(await encodedBody(other, 'br')).toBe(first)
  // Whatever waits to be pressed is done when a page behind it is.
  const behind = page('page')
  const asked = await encodedBody(behind, 'br')
  await vi.waitUntil(async () => (await encodedBody(behind, 'br')) !== asked, WAIT_MS)
  expect(await encodedBody(other, 'br')).toBe(first)
})
