import type { Encoding } from './encoding.ts'
import { isCompressible, MIN_COMPRESSED_BYTES } from './encoding.ts'
import { compressStream } from './compress.ts'
import type { Exchange, ServerContext } from './exchange.ts'
import { ownScriptHashes } from './known-scripts.ts'
import { addVary, contentTypeOf, settleHeaders } from './settle-headers.ts'

type Chunk = string | Uint8Array

/**
 * Sends the head of an answer whose end is not known yet, and returns where its body goes.
 * @param start what is known of the body: the theme's script is in there, which is the same on every page
 *   and so has no nonce
 */
export function streamAnswer(exchange: Exchange, context: ServerContext, start: () => string) {
  const { res, nonce } = exchange
  const isHtml = contentTypeOf(exchange) === 'text/html'
  settleHeaders(
    exchange,
    context,
    isHtml ? [`'nonce-${nonce}'`, ...ownScriptHashes(start(), nonce)] : [],
  )
  const encoding = streamEncoding(exchange)
  const end = res.end.bind(res)
  const write = res.write.bind(res)
  if (encoding === 'identity') {
    return { write: (chunk: Chunk) => write(chunk), end, flush: () => {} }
  }
  res.setHeader('Content-Encoding', encoding)
  res.removeHeader('Content-Length')
  weakenETag(exchange)
  const packer = compressStream(encoding)
  packer.on('data', (chunk: Buffer) => {
    if (!write(chunk)) packer.pause()
  })
  packer.on('end', () => end())
  packer.on('error', (error) => res.destroy(error))
  packer.on('drain', () => res.emit('drain'))
  res.on('drain', () => {
    if (!res.writableNeedDrain) packer.resume()
  })
  // A visitor who leaves would otherwise leave the compressor behind.
  res.once('close', () => packer.destroy())
  return {
    write: (chunk: Chunk) => packer.write(chunk),
    end: (chunk?: unknown) => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) packer.end(chunk)
      else packer.end()
      return res
    },
    flush: () => packer.flush(),
  }
}

function streamEncoding(exchange: Exchange): Encoding {
  const { res, area, encoding, req } = exchange
  const length = res.getHeader('Content-Length')
  const isWorthIt = length === undefined || Number(length) >= MIN_COMPRESSED_BYTES
  if (area === 'files' || res.statusCode === 206 || req.headers.range !== undefined) {
    return 'identity'
  }
  if (res.hasHeader('Content-Encoding') || !isCompressible(contentTypeOf(exchange)) || !isWorthIt) {
    return 'identity'
  }
  addVary(exchange, 'Accept-Encoding')
  return encoding
}

// The API compares its ETags with If-Match, where a weak one never matches (RFC 9110, 13.1.1).
function weakenETag({ res, area }: Exchange): void {
  const etag = res.getHeader('ETag')
  if (typeof etag !== 'string' || etag.startsWith('W/') || area === 'api') return
  res.setHeader('ETag', `W/${etag}`)
}
