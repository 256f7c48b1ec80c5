import type { IncomingMessage } from 'node:http'
import { CONTACT_FORM_PATH } from '#src/contract/contacts/contact-form-messages.ts'
import { allowedMethods } from '#src/server/request/api-routes.ts'
import { areaOf, isDocumentArea } from '#src/server/request/area.ts'
import type { Area } from '#src/server/request/area.ts'
import { SAFE_METHODS } from '#src/server/request/safe-methods.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import { hasSingleHost, parseRequestTarget } from './request-target.ts'

export const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const KNOWN_METHODS = new Set(ALLOWED_METHODS.split(', '))

export type RequestValidation = { path: string; area: Area; decoded: string; error?: HttpError }
type Head = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders' | 'headers'>

/** Judges a request by its head alone, before anything else sees it. */
export function validateRequest(head: Head, isDevelopment = false): RequestValidation {
  const rawPath = (head.url ?? '').split(/[?#]/, 1)[0] ?? ''
  const target = parseRequestTarget(head.url)
  // Even a broken target must be answered in the form of the area it is about.
  const area = areaOf(target?.decoded ?? rawPath)
  const facts = { path: rawPath, decoded: target?.decoded ?? rawPath, area }
  const method = head.method ?? ''

  if (!KNOWN_METHODS.has(method)) return { ...facts, error: methodNotAllowed(ALLOWED_METHODS) }
  if (target === undefined || !hasSingleHost(head.rawHeaders)) {
    return { ...facts, error: { status: 400, close: true } }
  }
  const allow =
    isReadOnly(area) && !isDevelopment
      ? pageMethods(target.decoded)
      : allowedMethods(target.decoded)
  if (allow !== undefined && !allow.includes(method)) {
    return { ...facts, error: methodNotAllowed(allow.join(', ')) }
  }
  if (hasEncodedBody(head)) return { ...facts, error: { status: 415, close: true } }
  return facts
}

// One page takes a form, and none a server action; the built-in admin, which does, is an area of its own.
// Next's development client posts to paths of its own.
const pageMethods = (decoded: string) =>
  decoded === CONTACT_FORM_PATH ? [...SAFE_METHODS, 'POST'] : SAFE_METHODS
const isReadOnly = (area: Area) => isDocumentArea(area) || area === 'files' || area === 'static'

const methodNotAllowed = (allow: string): HttpError => ({
  status: 405,
  headers: { Allow: allow },
  close: true,
})

// Nothing here unpacks bodies: a bomb must not even be looked at.
const hasEncodedBody = ({ headers }: Head) =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'

export const isInternalPath = (decoded: string) => decoded.startsWith('/api/internal/')
