import type { Readable } from 'node:stream'

export type Frame = { head: unknown; blobs: Buffer[] }

const MAX_HEAD_BYTES = 64 * 1024

export function encodeFrame(head: unknown, blobs: readonly Uint8Array[] = []): Uint8Array[] {
  const json = Buffer.from(JSON.stringify({ head, sizes: blobs.map(({ length }) => length) }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return [length, json, ...blobs]
}

/** Reads messages; `undefined` at the end. `maxBytes` limits a message: the other program may be compromised. */
export function frameReader(stream: Readable, maxBytes: number): () => Promise<Frame | undefined> {
  const take = byteReader(stream)
  return async () => {
    const length = await take(4)
    if (!length) return undefined
    const size = length.readUInt32BE()
    if (size > MAX_HEAD_BYTES) throw new Error('a message has too long a head')
    const json = await take(size)
    if (!json) return undefined
    const { head, sizes } = JSON.parse(json.toString()) as { head: unknown; sizes: unknown }
    const blobs: Buffer[] = []
    for (const each of checkSizes(sizes, maxBytes)) {
      const blob = await take(each)
      if (!blob) return undefined
      blobs.push(blob)
    }
    return { head, blobs }
  }
}

function checkSizes(sizes: unknown, maxBytes: number): number[] {
  const isValid =
    Array.isArray(sizes) && sizes.every((size) => Number.isSafeInteger(size) && size >= 0)
  if (!isValid) throw new Error('a message has no sizes')
  const known = sizes as number[]
  if (known.reduce((sum, size) => sum + size, 0) > maxBytes)
    throw new Error('a message is too long')
  return known
}

/** `undefined` if the stream ends before. */
function byteReader(stream: Readable): (length: number) => Promise<Buffer | undefined> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let held: Buffer[] = []
  let size = 0
  return async (length) => {
    while (size < length) {
      const next = await chunks.next()
      if (next.done) return undefined
      held.push(next.value)
      size += next.value.length
    }
    const all = Buffer.concat(held)
    held = [all.subarray(length)]
    size -= length
    return all.subarray(0, length)
  }
}
