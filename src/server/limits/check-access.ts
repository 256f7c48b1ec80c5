import { respondsWithJson } from '#src/server/request/area.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { SAFE_METHODS } from '#src/server/request/request-context.ts'
import type { HttpError } from '#src/server/response/error-response.ts'
import { queryProblem } from '#src/contract/admin-query.ts'
import { isFromOtherSite } from '#src/lib/http/request-origin.ts'
import { hasBody } from './body-limit.ts'

/** Redirects plain http requests for pages to https, and refuses calls: their cookies and bodies were sent unencrypted. */
export function requireHttps({ req, area, method, server }: RequestContext): HttpError | undefined {
  const { siteUrl, trustProxy } = server
  if (siteUrl.startsWith('http:') || trustProxy === 0) return undefined
  const reported = String(req.headers['x-forwarded-proto'] ?? 'https')
    .split(',')
    .at(-1)
    ?.trim()
  if (reported !== 'http') return undefined
  const isPage = SAFE_METHODS.includes(method)
  if (respondsWithJson(area) || !isPage) return { status: 403, close: true }
  return {
    status: 308,
    message: 'Moved to https',
    headers: { Location: new URL(siteUrl).origin + req.url },
  }
}

const SIGN_OUT = /^\/payload\/logout(?:-inactivity)?\/?$/

/**
 * Checks a request to the built-in admin before Next reads it: React decodes the arguments of a server function before it
 * calls the function, which takes seconds for some bodies.
 */
export function checkPayloadAccess(context: RequestContext): HttpError | undefined {
  const { req, area, method, decoded, hasSession, server } = context
  const { headers, url = '/' } = req
  const isRead = SAFE_METHODS.includes(method) && !hasBody(headers)
  if (!isRead && !hasSession) return { status: 403, close: true }
  const { origin, 'sec-fetch-site': fetchSite } = headers
  if (SIGN_OUT.test(decoded) && isFromOtherSite(origin, fetchSite?.toString(), server.siteUrl))
    return { status: 303, headers: { location: '/payload' } }
  // A list of the built-in admin also stores its query as the owner's preference, before it runs it.
  const query = area === 'payload' ? new URL(url, 'http://localhost').searchParams : undefined
  const problem = query && queryProblem(query)
  return problem === undefined ? undefined : { status: 400, message: problem }
}
