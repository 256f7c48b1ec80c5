import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createSnapshot, encodedBody } from '#src/server/snapshots.ts'

const body = 'export const held = await lock("posts")\n'.repeat(100)
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
