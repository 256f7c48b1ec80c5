import 'server-only'
import type {
  NavigationResponse,
  BrowserNavigation,
} from '#src/services/auth/browser-navigation.ts'
import { clientAddress } from './client-address.ts'
import { isCrossSite } from './origin-check.ts'

const SPECULATIVE = ['purpose', 'sec-purpose', 'x-moz', 'x-purpose'] as const

/** Prefetches by browsers and Next's router, and any other request that is not a navigation. */
function isSpeculative(headers: Headers): boolean {
  const isPrefetch = SPECULATIVE.some((name) => /prefetch|preview/i.test(headers.get(name) ?? ''))
  const isRouter = headers.has('rsc') || headers.has('next-router-prefetch')
  const mode = headers.get('sec-fetch-mode')
  return isPrefetch || isRouter || (mode !== null && mode !== 'navigate')
}

/** Properties of a navigation, for services, which never read a request. */
export function navigationOf(request: Request): BrowserNavigation {
  const { headers, method } = request
  return {
    method,
    host: headers.get('host'),
    isSpeculative: method !== 'GET' || isSpeculative(headers),
    isFromElsewhere: isCrossSite(headers),
    client: clientAddress(request),
    headers,
  }
}

/** Builds the response. `Location` stays relative: behind a proxy request.url is not the public URL. */
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
