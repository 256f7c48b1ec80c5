import type { IncomingHttpHeaders } from 'node:http'
import { answersJson } from './area.ts'
import type { Area } from './area.ts'
import type { ServerContext } from './request-context.ts'
import { READING } from './reading.ts'
import type { Refusal } from './error-response.ts'

/**
 * A site on https answers plain http (as the proxy in front reports it) with the https address for
 * pages, and refuses calls: their cookies and bodies have been readable on the way.
 */
export function insecureRefusal(
  request: { method: string; url: string; area: Area; headers: IncomingHttpHeaders },
  { siteUrl, isHttps, trustProxy }: ServerContext,
): Refusal | undefined {
  if (!isHttps || trustProxy === 0) return undefined
  const reported = String(request.headers['x-forwarded-proto'] ?? 'https')
    .split(',')
    .at(-1)
    ?.trim()
  if (reported !== 'http') return undefined
  const isPage = READING.includes(request.method)
  if (answersJson(request.area) || !isPage) return { status: 403, close: true }
  return {
    status: 308,
    message: 'Moved to https',
    headers: { Location: new URL(siteUrl).origin + request.url },
  }
}
