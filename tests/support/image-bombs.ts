import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  // Eight bits of grey.
  data.set([8, 0, 0, 0, 0], 8)
  return chunk('IHDR', data)
}

/** Compressed zeros: a megabyte of them takes a kilobyte. */
async function packedZeros(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 })
  const packed = buffer(deflate)
  const piece = Buffer.alloc(1024 * 1024)
  for (let left = bytes; left > 0; left -= piece.length)
    if (!deflate.write(piece.subarray(0, Math.min(left, piece.length))))
      await once(deflate, 'drain')
  deflate.end()
  return packed
}

/**
 * A complete grey PNG.
 * @param rows the actual number of rows, by default `height`
 */
export async function greyPng(width: number, height: number, rows = height): Promise<Buffer> {
  const data = await packedZeros((width + 1) * rows)
  const parts = [header(width, height), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([SIGNATURE, ...parts])
}

/** A small PNG that declares so many frames. */
export async function animatedPng(frames: number): Promise<Buffer> {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(frames, 0)
  const frame = (at: number) => {
    const data = Buffer.alloc(26)
    data.writeUInt32BE(at, 0)
    data.writeUInt32BE(1, 4)
    data.writeUInt32BE(1, 8)
    return chunk('fcTL', data)
  }
  return Buffer.concat([
    SIGNATURE,
    header(1, 1),
    chunk('acTL', control),
    ...Array.from({ length: frames }, (_, at) => frame(at)),
    chunk('IDAT', await packedZeros(2)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A WebP of so many frames of one pixel, which differ. */
export const animatedWebp = (frames: number): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 1, height: frames, pageHeight: 1, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ lossless: true })
    .toBuffer()
