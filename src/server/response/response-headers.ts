import type { OutgoingHttpHeaders } from 'node:http'
import { CONTENT_LENGTH_HEADER } from '#src/contract/content-length-header.ts'
import { respondsWithJson, isDocumentArea } from '#src/server/request/area.ts'
import { contentSecurityPolicy } from '#src/server/security/csp.ts'
import { allowsSharedCaching, ROUTER_HEADERS } from '#src/server/next/next-internals.ts'
import type { RequestContext, ServerContext } from '#src/server/request/request-context.ts'

/** Connection headers (RFC 9110, 7.6.1), and those that name the software behind the site. */
const DROPPED = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'x-powered-by', 'server']

/** Payload sets these on each page. A browser that honours Critical-CH requests public pages twice. */
const ADMIN_HINTS = ['accept-ch', 'critical-ch']

type Input = {
  status: number
  /** Lower-case names. */
  headers: OutgoingHttpHeaders
  /** CSP sources of the page's inline scripts. */
  scripts?: readonly string[]
  /** CSP sources of its inline styles. */
  styles?: readonly string[]
}

/** The headers of a response as sent: with CSP and caching, without internal headers. */
export function responseHeaders(
  { area }: Pick<RequestContext, 'area'>,
  { isDevelopment }: Pick<ServerContext, 'isDevelopment'>,
  { status, headers: given, scripts = [], styles = [] }: Input,
): OutgoingHttpHeaders {
  const headers = { ...given }
  for (const name of DROPPED) delete headers[name]
  if (area !== 'payload') for (const name of ADMIN_HINTS) delete headers[name]
  const length = headers[CONTENT_LENGTH_HEADER.toLowerCase()]
  delete headers[CONTENT_LENGTH_HEADER.toLowerCase()]
  if (length !== undefined) headers['content-length'] = String(length)
  const hasOwnPolicy = respondsWithJson(area) || area === 'files'
  if (!hasOwnPolicy || headers['content-security-policy'] === undefined) {
    const contentType = mediaType(headers)
    headers['content-security-policy'] = contentSecurityPolicy({
      area,
      scripts,
      styles,
      contentType,
      isDevelopment,
    })
  }
  // Next redirects the client router to an address that depends on its request headers, but sends no Vary.
  if (isDocumentArea(area) && isRedirect(status) && headers.vary === undefined) {
    headers.vary = ROUTER_HEADERS.join(', ')
  }
  const caching = cacheControlOf(area, status, String(headers['cache-control'] ?? ''))
  if (caching !== undefined) headers['cache-control'] = caching
  return headers
}

/** `text/html` of `text/html; charset=utf-8`; empty without one. */
export const mediaType = (headers: OutgoingHttpHeaders): string =>
  String(headers['content-type'] ?? '')
    .split(';', 1)[0]
    ?.trim()
    .toLowerCase() ?? ''

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

function cacheControlOf(area: RequestContext['area'], status: number, given: string) {
  if (area === 'cms' || area === 'payload' || area === 'payload-api') return 'no-store'
  if (area === 'api' && given === '') return 'no-store'
  if (status >= 400) return 'no-store'
  if (isRedirect(status) && given === '') return 'no-store'
  // Next can invalidate its own copy of a page, but not that of a shared cache: an unpublished post must be gone on the
  // next request everywhere.
  if (allowsSharedCaching(given)) return 'public, max-age=0, must-revalidate'
  return undefined
}

/** Adds a name to Vary, once. */
export function addVary(headers: OutgoingHttpHeaders, name: string): void {
  const given = [headers.vary ?? []].flat().join(', ')
  const names = given.split(',').map((part) => part.trim().toLowerCase())
  if (names.includes(name.toLowerCase()) || names.includes('*')) return
  headers.vary = given === '' ? name : `${given}, ${name}`
}
