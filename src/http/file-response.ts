import 'server-only'
import { CONTENT_LENGTH_HEADER } from '#src/contract/content-length-header.ts'
import { notModifiedResponse } from '#src/lib/http/conditional-request.ts'
import { contentDisposition } from '#src/lib/http/content-disposition.ts'
import type { ServableFile } from '#src/services/media/open-file.ts'
import { parseRange } from './byte-range.ts'
import type { ByteRange } from './byte-range.ts'
import { toWebStream } from './web-stream.ts'

const CACHE_CONTROL = {
  forever: 'public, max-age=31536000, immutable',
  check: 'public, no-cache',
  never: 'private, no-store',
} as const

/**
 * 200, 206 and 416 for ranges, 304, HEAD. Type and extension follow the content; types that must not be rendered are
 * attachments.
 */
export async function fileResponse(request: Request, file: ServableFile): Promise<Response> {
  const tag = `"${file.key}"`
  const headers = fileHeaders(file, tag)
  const notModified = notModifiedResponse(request, headers)
  if (notModified) return notModified
  headers.set('Accept-Ranges', 'bytes')
  headers.set('Content-Type', file.type.mimeType)
  headers.set('Content-Disposition', contentDisposition(dispositionOf(file), file.downloadName))
  const range = requestedRange(request.headers, tag, file.size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  return body(request, file, headers, range)
}

async function body(
  request: Request,
  file: ServableFile,
  headers: Headers,
  range: ByteRange | 'whole',
) {
  const part = range === 'whole' ? undefined : range
  const length = String(part ? part.end - part.start + 1 : file.size)
  headers.set('Content-Length', length)
  headers.set(CONTENT_LENGTH_HEADER, length)
  if (part) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${file.size}`)
  const status = part ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const stream = toWebStream(await file.read(part), request.signal)
  return new Response(stream, { status, headers })
}

function fileHeaders(file: ServableFile, tag: string) {
  return new Headers({
    ETag: tag,
    'Cache-Control': CACHE_CONTROL[file.caching],
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': fileContentSecurityPolicy(file.type.mimeType),
  })
}

const dispositionOf = ({ type }: ServableFile) =>
  type.family === 'document' ? 'attachment' : 'inline'

/** If-Range: the range applies only to the same bytes; otherwise the whole file is sent. */
function requestedRange(headers: Headers, tag: string, size: number) {
  const condition = headers.get('if-range')
  return condition !== null && condition !== tag ? 'whole' : parseRange(headers.get('range'), size)
}

const FILE =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
const PDF =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/**
 * A file may only display itself. Chromium's PDF viewer is empty under `sandbox`; PDFs with nosniff are never run as a
 * page.
 */
const fileContentSecurityPolicy = (mimeType: string) =>
  mimeType === 'application/pdf' ? PDF : FILE
