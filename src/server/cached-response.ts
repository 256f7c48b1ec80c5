import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import fresh from 'fresh'
import { compress } from './compress.ts'
import { isCompressible, MIN_COMPRESSED_BYTES } from './encoding.ts'
import type { Encoding } from './encoding.ts'
import type { RequestContext } from './request-context.ts'

/** A finished response that can be sent to many visitors. */
export type CachedResponse = {
  readonly status: number
  /** As they are sent, but for the encoding and the length. */
  readonly headers: OutgoingHttpHeaders
  readonly etag: string
  readonly body: Buffer
  readonly encoded: Map<Encoding, Promise<Buffer>>
}

type Input = Pick<CachedResponse, 'status' | 'headers' | 'body'> & {
  /** The body in brotli, where the build has compressed it. */
  brotli?: Buffer | undefined
}

export function createCachedResponse({ status, headers, body, brotli }: Input): CachedResponse {
  // Weak, because every encoding of the body answers to it.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return {
    status,
    headers: status === 200 ? { etag, ...headers } : headers,
    etag,
    body,
    encoded: new Map(brotli ? [['br', Promise.resolve(brotli)]] : []),
  }
}

/** Sends it in the encoding the visitor prefers, or a 304 when they have it. */
export async function sendCached({ req, res, encoding }: RequestContext, response: CachedResponse) {
  const { status, headers, body } = response
  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) if (value) res.setHeader(name, value)
  // Not all headers: fetch() adds `no-cache` to conditional requests.
  const { 'if-none-match': tags, 'if-modified-since': date } = req.headers
  const asked = { 'if-none-match': tags, 'if-modified-since': date }
  if (status === 200 && fresh(asked, headers)) {
    res.statusCode = 304
    return void res.end()
  }
  const used = isWorthCompressing(response) ? encoding : 'identity'
  try {
    const bytes = used === 'identity' ? body : await encodedBody(response, used)
    if (used !== 'identity') res.setHeader('Content-Encoding', used)
    res.setHeader('Content-Length', bytes.length)
    res.end(bytes)
  } catch (error) {
    res.destroy(error as Error)
  }
}

export const isWorthCompressing = ({
  body,
  headers,
}: Pick<CachedResponse, 'body' | 'headers'>): boolean =>
  body.length >= MIN_COMPRESSED_BYTES && isCompressible(String(headers['content-type']))

/** The body in one encoding, compressed once for all who ask. */
function encodedBody({ body, encoded }: CachedResponse, encoding: Exclude<Encoding, 'identity'>) {
  const known = encoded.get(encoding)
  if (known) return known
  const started = compress(body, encoding)
  encoded.set(encoding, started)
  started.catch(() => encoded.delete(encoding))
  return started
}
