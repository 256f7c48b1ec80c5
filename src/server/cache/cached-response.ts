import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { hasCurrentCopy } from '#src/lib/http/conditional-request.ts'
import { compressBody } from '#src/server/response/compression.ts'
import { isCompressible, MIN_COMPRESSED_BYTES } from '#src/server/request/content-encoding.ts'
import type { Encoding } from '#src/server/request/content-encoding.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'

/** A complete response that can be served to any number of visitors. */
export type CachedResponse = {
  readonly status: number
  /** Response headers, without Content-Encoding and Content-Length. */
  readonly headers: OutgoingHttpHeaders
  readonly etag: string
  readonly body: Buffer
  readonly compressed: Map<Encoding, Promise<Buffer>>
}

type Input = Pick<CachedResponse, 'status' | 'headers' | 'body'> & {
  /** The Brotli body, where the build has precompressed it. */
  brotli?: Buffer | undefined
}

export function createCachedResponse({ status, headers, body, brotli }: Input): CachedResponse {
  // Weak, because all encodings of the body share it.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return {
    status,
    headers: status === 200 ? { etag, ...headers } : headers,
    etag,
    body,
    compressed: new Map(brotli ? [['br', Promise.resolve(brotli)]] : []),
  }
}

/** Sends the response in the negotiated encoding, or a 304 when the client's copy is current. */
export async function sendCached({ req, res, encoding }: RequestContext, response: CachedResponse) {
  const { status, headers, body } = response
  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) if (value) res.setHeader(name, value)
  if (status === 200 && hasCurrentCopy(req.headers, headers)) {
    res.statusCode = 304
    return void res.end()
  }
  const used = isWorthCompressing(response) ? encoding : 'identity'
  try {
    const bytes = used === 'identity' ? body : await compressedBody(response, used)
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

/** The body in one encoding, compressed once and shared by all requests. */
function compressedBody(
  { body, compressed }: CachedResponse,
  encoding: Exclude<Encoding, 'identity'>,
) {
  const existing = compressed.get(encoding)
  if (existing) return existing
  const started = compressBody(body, encoding)
  compressed.set(encoding, started)
  started.catch(() => compressed.delete(encoding))
  return started
}
