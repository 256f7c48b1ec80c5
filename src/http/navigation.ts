import 'server-only'
import { siteUrl } from '#src/env.ts'
import type { NavigationResponse, BrowserNavigation } from '#src/services/auth/navigation.ts'
import { clientAddress } from './client-address.ts'

const SPECULATIVE = ['purpose', 'sec-purpose', 'x-moz', 'x-purpose'] as const

/** Prefetches of browsers and of Next's router, and everything else that is no navigation. */
function isSpeculative(headers: Headers): boolean {
  const isPrefetch = SPECULATIVE.some((name) => /prefetch|preview/i.test(headers.get(name) ?? ''))
  const isRouter = headers.has('rsc') || headers.has('next-router-prefetch')
  const mode = headers.get('sec-fetch-mode')
  return isPrefetch || isRouter || (mode !== null && mode !== 'navigate')
}

/** By the browser's metadata, or by an `Origin` that is not ours where an old browser sends no metadata. */
function isFromElsewhere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  return site === 'cross-site' || site === 'same-site' || (origin !== null && origin !== siteUrl)
}

/** The facts of a navigation, for services that never read a request. */
export function navigationOf(request: Request): BrowserNavigation {
  const { headers, method } = request
  return {
    method,
    host: headers.get('host'),
    isSpeculative: method !== 'GET' || isSpeculative(headers),
    isFromElsewhere: isFromElsewhere(headers),
    client: clientAddress(request),
    headers,
  }
}

/** The answer as a response. `Location` stays as given: behind a proxy request.url is not what visitors see. */
export function navigationResponse({
  status,
  location,
  cookies = [],
}: NavigationResponse): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  if (location !== undefined) headers.set('Location', location)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status, headers })
}
