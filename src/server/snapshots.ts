import { createHash } from 'node:crypto'
import { compressWhole } from './compress.ts'
import { isCompressible, MIN_COMPRESSED_BYTES } from './encoding.ts'
import type { Encoding } from './encoding.ts'
import { finishedScriptHashes } from './known-scripts.ts'
import { pressLater } from './press-later.ts'

export type Keep = 'once' | 'page' | 'file'

/** A finished body with everything that is worth computing once for it. */
export type Snapshot = {
  readonly bytes: Buffer
  readonly contentType: string
  readonly etag: string
  /** 404 for a prerendered page that says so in its head: such a page cannot set its status itself. */
  readonly status: number | undefined
  /** CSP sources of those of its inline scripts that are known; empty unless it is HTML. */
  readonly scripts: readonly string[]
  /** How long it is worth: for one answer, for a page until the next write, for a file for good. */
  readonly keep: Keep
  readonly encoded: Partial<Record<Encoding, Buffer>>
  readonly pending: Partial<Record<Encoding, Promise<Buffer>>>
}

type SnapshotInput = {
  body: string | Buffer
  contentType: string
  keep?: Keep
  /** What the body is in brotli, where that is known. */
  brotli?: Buffer | undefined
}

// Written by src/site/frame/status-404.tsx; text and attributes of a page never hold a bare `<`.
const SAYS_NOT_FOUND = '<meta name="http-status" content="404"'

export function createSnapshot(input: SnapshotInput): Snapshot {
  const { body, contentType, keep = 'once', brotli } = input
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const isHtml = contentType.startsWith('text/html')
  const html = isHtml ? bytes.toString() : ''
  return {
    bytes,
    contentType,
    // Weak, because every encoding of the body answers to it.
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    status: html.includes(SAYS_NOT_FOUND) ? 404 : undefined,
    scripts: isHtml ? finishedScriptHashes(html) : [],
    keep,
    encoded: brotli ? { br: brotli } : {},
    pending: {},
  }
}

/** The encoding that is really used for this body when the visitor prefers `wanted`. */
export const usableEncoding = (snapshot: Snapshot, wanted: Encoding): Encoding =>
  snapshot.bytes.length >= MIN_COMPRESSED_BYTES && isCompressible(snapshot.contentType)
    ? wanted
    : 'identity'

/** The body in one encoding: at once when it is known, else a promise that all askers share. */
export function encodedBody(snapshot: Snapshot, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return snapshot.bytes
  const known = snapshot.encoded[encoding]
  if (known !== undefined) {
    if (encoding === 'br' && snapshot.keep === 'page') pressLater(snapshot)
    return known
  }
  const running = snapshot.pending[encoding]
  if (running !== undefined) return running
  const started = compressWhole(snapshot.bytes, encoding, snapshot.keep !== 'once')
    .then((bytes) => (snapshot.encoded[encoding] = bytes))
    .finally(() => delete snapshot.pending[encoding])
  snapshot.pending[encoding] = started
  return started
}
