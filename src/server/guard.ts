import type { IncomingMessage } from 'node:http'
import { CONTACT_FORM_PATH } from '#src/contract/contact-text.ts'
import { allowedMethods } from './api-methods.ts'
import { areaOf, isDocument } from './area.ts'
import type { Area } from './area.ts'
import { READING } from './reading.ts'
import type { Refusal } from './error-response.ts'
import { hasOneHost, readTarget } from './request-target.ts'

export const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const KNOWN = new Set(METHODS.split(', '))

export type Inspection = { path: string; area: Area; decoded: string; refusal?: Refusal }
type Head = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders' | 'headers'>

/** Judges a request by its head alone, before anything else sees it. */
export function inspect(head: Head, isDevelopment = false): Inspection {
  const rawPath = (head.url ?? '').split(/[?#]/, 1)[0] ?? ''
  const target = readTarget(head.url)
  // Even a broken target must be answered in the form of the area it is about.
  const area = areaOf(target?.decoded ?? rawPath)
  const seen = { path: rawPath, decoded: target?.decoded ?? rawPath, area }
  const method = head.method ?? ''

  if (!KNOWN.has(method)) return { ...seen, refusal: methodRefusal(METHODS) }
  if (target === undefined || !hasOneHost(head.rawHeaders)) {
    return { ...seen, refusal: { status: 400, close: true } }
  }
  const allow =
    isReadOnly(area) && !isDevelopment
      ? pageMethods(target.decoded)
      : allowedMethods(target.decoded)
  if (allow !== undefined && !allow.includes(method)) {
    return { ...seen, refusal: methodRefusal(allow.join(', ')) }
  }
  if (hasEncodedBody(head)) return { ...seen, refusal: { status: 415, close: true } }
  return seen
}

// One page takes a form, and none a server action; the built-in admin, which does, is an area of its own.
// Next's development client posts to paths of its own.
const pageMethods = (decoded: string) =>
  decoded === CONTACT_FORM_PATH ? [...READING, 'POST'] : READING
const isReadOnly = (area: Area) => isDocument(area) || area === 'files' || area === 'static'

const methodRefusal = (allow: string): Refusal => ({
  status: 405,
  headers: { Allow: allow },
  close: true,
})

// Nothing here unpacks bodies: a bomb must not even be looked at.
const hasEncodedBody = ({ headers }: Head) =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'

export const isInternalPath = (decoded: string) => decoded.startsWith('/api/internal/')
