import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { SIGNED_OUT_PATH } from '#src/contract/auth/session-settings.ts'
import { CONTENT_LENGTH_HEADER } from '#src/contract/content-length-header.ts'
import { REFRESHED_HEADER } from '#src/lib/http/server-signals.ts'
import { respondsWithJson } from '#src/server/request/area.ts'
import { isMarkdownPath } from '#src/server/request/markdown-request.ts'
import { contentSecurityPolicy } from '#src/server/security/csp.ts'
import { allowsSharedCaching, isRouterRequest } from '#src/server/next/next-internals.ts'
import type { RequestContext, ServerContext } from '#src/server/request/request-context.ts'

/** Connection headers (RFC 9110, 7.6.1), the name of the software behind the site, and the application's word to this server. */
const DROPPED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'x-powered-by',
  'server',
].concat(REFRESHED_HEADER)

/** Payload sets these on each page. A browser that honours Critical-CH requests public pages twice. */
const ADMIN_HINTS = ['accept-ch', 'critical-ch']
const ADMIN_VARY = /sec-ch-prefers-color-scheme(?:, )?/i

type Input = {
  status: number
  headers: OutgoingHttpHeaders
  scripts?: readonly string[]
  styles?: readonly string[]
}

type HeaderRequest = Pick<RequestContext, 'area' | 'hasSession' | 'path'> & {
  server: Pick<ServerContext, 'isDevelopment' | 'cdnSeconds' | 'filesUrl'>
  req: Pick<IncomingMessage, 'headers'>
}

/** The headers of a response as sent: with CSP and caching, without internal headers. */
export function responseHeaders(
  { area, hasSession, path, req, server }: HeaderRequest,
  { status, headers: given, scripts = [], styles = [] }: Input,
): OutgoingHttpHeaders {
  const { isDevelopment, cdnSeconds = 0, filesUrl } = server
  const headers = { ...given }
  for (const name of DROPPED) delete headers[name]
  if (area !== 'payload') removeAdminHints(headers)
  const length = headers[CONTENT_LENGTH_HEADER.toLowerCase()]
  delete headers[CONTENT_LENGTH_HEADER.toLowerCase()]
  if (length !== undefined) headers['content-length'] = String(length)
  const hasOwnPolicy = respondsWithJson(area) || area === 'files'
  if (!hasOwnPolicy || headers['content-security-policy'] === undefined) {
    const contentType = mediaType(headers)
    headers['content-security-policy'] = contentSecurityPolicy({
      area,
      hasSession,
      scripts,
      styles,
      contentType,
      isDevelopment,
      filesUrl,
    })
  }
  const isSignIn = path === SIGNED_OUT_PATH
  // A script can read it, so that the page asks for the user only when there is a session.
  if (isSignIn) headers['server-timing'] = hasSession ? 'signed-in' : 'signed-out'
  const isShared = status === 200 && !isSignIn && !isOtherForm(path, req.headers)
  const caching = cacheControlOf(area, status, headers, isShared ? cdnSeconds : 0)
  if (caching !== undefined) headers['cache-control'] = caching
  // For a cache that is set to ignore Cache-Control: most still obey this (decision 155).
  if (isUnstorable(headers)) headers.vary = '*'
  return headers
}

function removeAdminHints(headers: OutgoingHttpHeaders) {
  for (const name of ADMIN_HINTS) delete headers[name]
  const vary = String(headers.vary ?? '').replace(ADMIN_VARY, '')
  if (vary === '') delete headers.vary
  else headers.vary = vary
}

/** `text/html` of `text/html; charset=utf-8`; empty without one. */
export const mediaType = (headers: OutgoingHttpHeaders): string =>
  String(headers['content-type'] ?? '')
    .split(';', 1)[0]
    ?.trim()
    .toLowerCase() ?? ''

const isUnstorable = (headers: OutgoingHttpHeaders) =>
  String(headers['cache-control']).includes('no-store')

function cacheControlOf(
  area: RequestContext['area'],
  status: number,
  headers: OutgoingHttpHeaders,
  cdnSeconds: number,
) {
  const given = String(headers['cache-control'] ?? '')
  if (area === 'cms' || area === 'payload' || area === 'payload-api') return 'no-store'
  // Without a word of ours a cache would decide by itself how long to keep it.
  if (status >= 400 || given === '') return 'no-store'
  if (headers['set-cookie'] !== undefined && !isUnstorable(headers)) return 'no-store'
  // A shared cache cannot be invalidated: an unpublished post must be gone immediately, or after the owner's time.
  if (!allowsSharedCaching(given)) return undefined
  const shared = cdnSeconds > 0 ? `s-maxage=${cdnSeconds}, ` : ''
  return `public, max-age=0, ${shared}must-revalidate`
}

/** Caches that ignore Vary could serve router data or Markdown of a page to browsers. */
const isOtherForm = (path: string, headers: IncomingHttpHeaders) =>
  isRouterRequest(headers) || isMarkdownPath(path)

export function addVary(headers: OutgoingHttpHeaders, name: string): void {
  const given = [headers.vary ?? []].flat().join(', ')
  const names = given.split(',').map((part) => part.trim().toLowerCase())
  if (names.includes(name.toLowerCase()) || names.includes('*')) return
  headers.vary = given === '' ? name : `${given}, ${name}`
}
