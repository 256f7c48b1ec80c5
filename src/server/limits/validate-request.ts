import type { IncomingMessage } from 'node:http'
import { CONTACT_FORM_PATH } from '#src/contract/messages/contact-form-texts.ts'
import { allowedMethods } from '#src/server/request/api-routes.ts'
import { areaOf, isDocumentArea, isPayload } from '#src/server/request/area.ts'
import type { Area } from '#src/server/request/area.ts'
import { hasMalformedRouterState, isPartOfPage } from '#src/server/next/next-internals.ts'
import { probeOf } from '#src/server/response/health-probes.ts'
import { SAFE_METHODS } from '#src/server/request/safe-methods.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import { hasSingleHost, parseRequestTarget } from './request-target.ts'

export const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const KNOWN_METHODS = new Set(ALLOWED_METHODS.split(', '))

type RequestValidation = { path: string; area: Area; decoded: string; error?: HttpError }
type Head = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders' | 'headers' | 'httpVersion'>

/** Validates a request by its head alone, before any other processing. */
export function validateRequest(head: Head, isDevelopment = false): RequestValidation {
  const rawPath = (head.url ?? '').split('?', 1)[0] ?? ''
  const target = parseRequestTarget(head.url)
  // Even a malformed target gets its error in the format of its area.
  const area = areaOf(target?.decoded ?? rawPath)
  const facts = { path: rawPath, decoded: target?.decoded ?? rawPath, area }
  const method = head.method ?? ''

  if (!KNOWN_METHODS.has(method)) return { ...facts, error: methodNotAllowed(ALLOWED_METHODS) }
  const isProbe = head.httpVersion === '1.0' && probeOf(facts.decoded) !== undefined
  if (
    target === undefined ||
    !hasSingleHost(head.rawHeaders, isProbe) ||
    isMalformed(facts, head)
  ) {
    return { ...facts, error: { status: 400, close: true } }
  }
  if (isPartOfPage(target.decoded)) return { ...facts, error: { status: 404 } }
  const allow =
    isReadOnly(area) && !isDevelopment ? pageMethods(facts) : allowedMethods(target.decoded)
  if (allow !== undefined && !allow.includes(method)) {
    return { ...facts, error: methodNotAllowed(allow.join(', ')) }
  }
  if (hasEncodedBody(head)) return { ...facts, error: { status: 415, close: true } }
  return facts
}

// One page accepts a form post, and the pages of the built-in admin accept server functions. Next's development client posts to its
// own paths.
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
