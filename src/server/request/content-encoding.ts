import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const AVAILABLE: Encoding[] = ['br', 'gzip', 'identity']
// The published types lack this option, without which `gzip, br` selects gzip.
type NegotiatorWithPreference = {
  encodings(available: string[], options: { preferred: string[] }): string[]
}

const negotiated = new LRUCache<string, Encoding>({ max: 100 })

/** Negotiates Brotli, gzip or identity from Accept-Encoding; Brotli when all have the same quality. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const cached = negotiated.get(header)
  if (cached !== undefined) return cached
  const request = { headers: { 'accept-encoding': header } }
  const negotiator = new Negotiator(request) as unknown as NegotiatorWithPreference
  const [best] = negotiator.encodings(AVAILABLE, { preferred: AVAILABLE })
  const encoding = AVAILABLE.find((name) => name === best) ?? 'identity'
  negotiated.set(header, encoding)
  return encoding
}

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|wasm|[\w.-]+\+(?:json|xml))|image\/(?:svg\+xml|x-icon|vnd\.microsoft\.icon))/i

export const isCompressible = (contentType: string) => COMPRESSIBLE.test(contentType)

/** Below this, headers and a system call cost more than compression saves. */
export const MIN_COMPRESSED_BYTES = 1024

type Compression = Exclude<Encoding, 'identity'>

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const brotliParams = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
})

/** Compresses a body that is served to many visitors, off the main thread. */
export function compressBody(body: Buffer, encoding: Compression): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: 9 })
  // 8 and 9 take five times as long, for half a percent.
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return brotli(body, { params: { ...brotliParams(7), ...size } })
}

/** Compresses a body for one visitor as a stream, flushed with each write. */
export const createCompressionStream = (encoding: Compression) =>
  encoding === 'gzip'
    ? createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH })
    : createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: brotliParams(5),
      })

const STATIC_FOLDER = path.resolve(import.meta.dirname, '../../../.next/static')
const STATIC_PATH = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*)$/

/** The Brotli file that the build wrote next to a static file (src/scripts/build/static-files.ts), if there is one. */
export const precompressedFile = (urlPath: string, folder?: string): Buffer | undefined =>
  builtFile(`${urlPath}.br`, folder)

export function builtFile(urlPath: string, folder = STATIC_FOLDER): Buffer | undefined {
  const [, name] = STATIC_PATH.exec(urlPath) ?? []
  if (name === undefined) return undefined
  try {
    return readFileSync(path.join(folder, name))
  } catch {
    return undefined
  }
}
