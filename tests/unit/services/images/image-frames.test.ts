import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { encodeFrame, frameReader } from '#src/services/images/image-frames.ts'

const bytes = (head: unknown, ...blobs: string[]) =>
  Buffer.concat(encodeFrame(head, blobs.map(Buffer.from)))
const read = (data: Buffer, maxBytes = 10) => frameReader(Readable.from([data]), maxBytes)()

it('reads messages in order, however they are cut', async () => {
  const all = Buffer.concat([bytes({ n: 1 }, 'one', ''), bytes({ n: 2 }), bytes({ n: 3 }, 'three')])
  const next = frameReader(Readable.from([...all].map((byte) => Buffer.from([byte]))), 10)
  expect([await next(), await next(), await next(), await next()]).toEqual([
    { head: { n: 1 }, blobs: [Buffer.from('one'), Buffer.from('')] },
    { head: { n: 2 }, blobs: [] },
    { head: { n: 3 }, blobs: [Buffer.from('three')] },
    undefined,
  ])
})

const raw = (json: string, length = json.length) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return Buffer.concat([size, Buffer.from(json)])
}
it.each([
  ['more bytes than the limit', bytes({}, '12345', '678901'), /too long/],
  ['a head of 4 GB', raw('{}', 0xffffffff), /too long a head/],
  ['a negative size', raw('{"head":1,"sizes":[-1]}'), /no sizes/],
  ['no sizes', raw('{"head":1}'), /no sizes/],
  ['a head that is not JSON', raw('<html>'), /JSON/],
])('refuses %s before it is read', async (_, data, reason) => {
  await expect(read(data)).rejects.toThrow(reason)
})

it('returns nothing for a message that is cut off', async () => {
  expect(await read(bytes({}, '12345').subarray(0, -1))).toBeUndefined()
})
