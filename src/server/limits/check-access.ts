import type { IncomingHttpHeaders } from 'node:http'
import { respondsWithJson } from '#src/server/request/area.ts'
import type { Area } from '#src/server/request/area.ts'
import type { ServerContext, RequestContext } from '#src/server/request/request-context.ts'
import { SAFE_METHODS } from '#src/server/request/request-context.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import { queryProblem } from '#src/lib/http/query-limits.ts'
import { isFromOtherSite } from '#src/lib/http/request-origin.ts'
import { hasBody } from './body-limit.ts'

/**
 * On an https site, redirects plain http requests (as reported by the proxy) for pages to the https address, and
 * refuses API calls: their cookies and bodies were sent unencrypted.
 */
export function requireHttps(
  request: { method: string; url: string; area: Area; headers: IncomingHttpHeaders },
  { siteUrl, isHttps, trustProxy }: ServerContext,
): HttpError | undefined {
  if (!isHttps || trustProxy === 0) return undefined
  const reported = String(request.headers['x-forwarded-proto'] ?? 'https')
    .split(',')
    .at(-1)
    ?.trim()
  if (reported !== 'http') return undefined
  const isPage = SAFE_METHODS.includes(request.method)
  if (respondsWithJson(request.area) || !isPage) return { status: 403, close: true }
  return {
    status: 308,
    message: 'Moved to https',
    headers: { Location: new URL(siteUrl).origin + request.url },
  }
}

/** The pages that sign out as soon as they are shown. */
const SIGN_OUT = /^\/payload\/logout(?:-inactivity)?\/?$/

/**
 * Checks a request to the built-in admin before Next reads it: React decodes the arguments of a server function before it
 * calls the function, which takes seconds for some bodies.
 */
export function checkPayloadAccess(
  { req, area, method, decoded, hasSession }: RequestContext,
  { siteUrl }: Pick<ServerContext, 'siteUrl'>,
): HttpError | undefined {
  const { headers, url = '/' } = req
  const isRead = SAFE_METHODS.includes(method) && !hasBody(headers)
  if (!isRead && !hasSession) return { status: 403, close: true }
  const { origin, 'sec-fetch-site': fetchSite } = headers
  if (SIGN_OUT.test(decoded) && isFromOtherSite(origin, fetchSite?.toString(), siteUrl))
    return { status: 303, headers: { location: '/payload' } }
  // A list of the built-in admin also stores its query as the owner's preference, before it runs it.
  const query = area === 'payload' ? new URL(url, 'http://localhost').searchParams : undefined
  const problem = query && queryProblem(query)
  return problem === undefined ? undefined : { status: 400, message: problem }
}
