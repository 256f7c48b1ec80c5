import type { IncomingHttpHeaders } from 'node:http'
import { respondsWithJson } from '#src/server/request/area.ts'
import type { Area } from '#src/server/request/area.ts'
import type { ServerContext } from '#src/server/request/request-context.ts'
import { SAFE_METHODS } from '#src/server/request/safe-methods.ts'
import type { HttpError } from '#src/server/response/error-response.ts'

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
