import type { OutgoingHttpHeaders } from 'node:http'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/internal-key.ts'
import { isDocumentArea } from '#src/server/request/area.ts'
import { isGeneratedFile } from '#src/server/request/generated-file.ts'
import { cacheKeyOf } from '#src/server/cache/cache-policy.ts'
import { withoutSession } from '#src/server/request/session-cookie.ts'
import {
  DRAFT_COOKIE,
  nonceHeader,
  INTERNAL_REQUEST_HEADERS,
} from '#src/server/next/next-internals.ts'
import type { RequestContext, ServerContext } from '#src/server/request/request-context.ts'

/** Headers of the connection, not of the request (RFC 9110, 7.6.1). */
const CONNECTION_HEADERS =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect)$/

/** The headers that the application receives; internal headers of the client are removed. */
export function upstreamRequestHeaders(context: RequestContext, server: ServerContext) {
  const { req, id, nonce, path, client } = context
  const headers: OutgoingHttpHeaders = {}
  for (const [name, value] of Object.entries(req.headers)) {
    if (!INTERNAL_REQUEST_HEADERS.test(name) && !CONNECTION_HEADERS.test(name))
      headers[name] = value
  }
  const site = new URL(server.siteUrl)
  headers['x-request-id'] = id
  headers['x-folio-client'] = client
  headers['x-forwarded-for'] = client
  headers['x-forwarded-host'] = site.host
  headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
  // Request validation lets only requests with the right key reach an internal path, so the key is forwarded there.
  const key = req.headers[INTERNAL_KEY_HEADER]
  if (path.startsWith('/api/internal/') && key !== undefined) headers[INTERNAL_KEY_HEADER] = key
  if (isRenderedByNext(context)) {
    Object.assign(headers, nonceHeader(nonce))
    // Conditional requests are handled here, where a 304 gets its CSP; Next would send it without.
    delete headers['if-none-match']
    delete headers['if-modified-since']
    // A made-up session would make Next render a page for one request.
    const { cookie } = req.headers
    if (cookie !== undefined && !context.hasSession)
      headers.cookie = withoutSession(cookie, DRAFT_COOKIE)
  }
  // The response is kept for all visitors.
  if (cacheKeyOf(context) !== undefined) delete headers.range
  return headers
}

// The token of a preview link contains dots too, but ends with 43 characters after the last one.
const FILE_EXTENSION = /\.[a-z0-9]{1,11}$/i

/** Pages and generated files, not the files of `public`: those have their own validators and ranges. */
export const isRenderedByNext = ({ area, path }: Pick<RequestContext, 'area' | 'path'>) =>
  isDocumentArea(area) && (!FILE_EXTENSION.test(path) || isGeneratedFile({ area, path }))
