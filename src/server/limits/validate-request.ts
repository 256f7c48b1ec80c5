import type { IncomingMessage } from 'node:http'
import { CONTACT_FORM_PATH } from '#src/contract/messages/contact-form-texts.ts'
import { allowedMethods, areaOf, isDocumentArea, isPayload } from '#src/server/request/area.ts'
import type { Area } from '#src/server/request/area.ts'
import { hasMalformedRouterState, isPartOfPage } from '#src/server/next/next-internals.ts'
import { probeOf } from '#src/server/response/health-probes.ts'
import { SAFE_METHODS } from '#src/server/request/request-context.ts'
import type { HttpError } from '#src/server/response/error-response.ts'

export const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const KNOWN_METHODS = new Set(ALLOWED_METHODS.split(', '))

type RequestValidation = { path: string; area: Area; decoded: string; error?: HttpError }
type Head = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders' | 'headers' | 'httpVersion'>

/** Validates a request by its head alone, before any other processing. */
export function validateRequest(head: Head, isDevelopment = false): RequestValidation {
  const path = (head.url ?? '').split('?', 1)[0] ?? ''
  const target = decodeTarget(head.url)
  // Even a malformed target gets its error in the format of its area.
  const decoded = target ?? path
  const area = areaOf(decoded)
  const validation = { path, decoded, area }
  const method = head.method ?? ''

  if (!KNOWN_METHODS.has(method)) return { ...validation, error: methodNotAllowed(ALLOWED_METHODS) }
  const isProbe = head.httpVersion === '1.0' && probeOf(decoded) !== undefined
  if (
    target === undefined ||
    !hasSingleHost(head.rawHeaders, isProbe) ||
    isMalformed(validation, head)
  ) {
    return { ...validation, error: { status: 400, close: true } }
  }
  if (isPartOfPage(decoded)) return { ...validation, error: { status: 404 } }
  const allow =
    isReadOnly(area) && !isDevelopment ? pageMethods(validation) : allowedMethods(decoded)
  if (allow !== undefined && !allow.includes(method)) {
    return { ...validation, error: methodNotAllowed(allow.join(', ')) }
  }
  if (hasEncodedBody(head)) return { ...validation, error: { status: 415, close: true } }
  return validation
}

// One page accepts form posts, the built-in admin server functions, and Next's development client its own paths.
const pageMethods = ({ decoded, area }: { decoded: string; area: Area }) =>
  decoded === CONTACT_FORM_PATH || area === 'payload' ? [...SAFE_METHODS, 'POST'] : SAFE_METHODS
const isReadOnly = (area: Area) =>
  isDocumentArea(area) || ['files', 'static', 'payload'].includes(area)

/** Next would fail on such a router state, and redirect a path of the built-in admin with an empty segment. */
const isMalformed = ({ decoded, area }: { decoded: string; area: Area }, { headers }: Head) =>
  hasMalformedRouterState(headers) || (isPayload(area) && decoded.includes('//'))

const methodNotAllowed = (allow: string): HttpError => ({
  status: 405,
  headers: { Allow: allow },
  close: true,
})

// Encoded bodies are refused: nothing decompresses them, so a decompression bomb has no effect.
const hasEncodedBody = ({ headers }: Head) =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'

export const isInternalPath = (decoded: string) => decoded.startsWith('/api/internal/')

const isDotSegment = (segment: string) => segment === '.' || segment === '..'

/**
 * The decoded path. Undefined for targets that parsers may interpret differently: absolute-form, `//host`, fragments, backslashes, dot
 * segments, control characters, NUL, broken percent-escapes.
 */
export function decodeTarget(url: string | undefined): string | undefined {
  if (url === undefined || !url.startsWith('/') || url.startsWith('//')) return undefined
  const path = url.split('?', 1)[0] ?? '/'
  if (!/^[\x21\x22\x24-\x7e]*$/.test(url) || path.includes('\\')) return undefined
  const decoded = decode(path)
  if (decoded === undefined || decoded.includes('\0')) return undefined
  // An encoded slash may stand in a segment, and makes no other one.
  const segments = path.includes('%') ? path.split('/').map(decode) : path.split('/')
  return segments.some((segment = '') => isDotSegment(segment)) ? undefined : decoded
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** RFC 9112, 3.2; `rawHeaders` alternates names and values. `isOptional`: load balancers may send HTTP/1.0 without it. */
export function hasSingleHost(rawHeaders: readonly string[], isOptional = false): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
  return (isOptional && hosts.length === 0) || (hosts.length === 1 && HOST.test(hosts[0] ?? ''))
}
