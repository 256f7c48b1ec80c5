import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { BrotliCompress, Gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const brotliParams = (quality: number, size?: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    ...(size === undefined ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: size }),
  },
})

/** Compresses a whole body off the main thread: harder when it is kept for many answers. */
export function compressWhole(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  isKept: boolean,
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: isKept ? 9 : 6 })
  // 8 and 9 take five times as long, for half a percent.
  return brotli(body, brotliParams(isKept ? 7 : 5, body.length))
}

/** The least that brotli can make of a body: a tenth less, in twenty times the time. */
export const compressHardest = (body: Buffer): Promise<Buffer> =>
  brotli(body, brotliParams(constants.BROTLI_MAX_QUALITY, body.length))

export function compressStream(encoding: Exclude<Encoding, 'identity'>): BrotliCompress | Gzip {
  return encoding === 'gzip' ? createGzip({ level: 6 }) : createBrotliCompress(brotliParams(5))
}
