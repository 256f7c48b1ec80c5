import 'server-only'
import { ServiceError } from '#src/contract/errors.ts'
import { siteUrl } from '#src/env.ts'

/** Values of Sec-Fetch-Site that another site cannot cause; `none` is a typed address or a bookmark. */
const isOwnSite = (site: string | null) => site === 'same-origin' || site === 'none'

/**
 * Whether a write comes from our own pages. `Origin` must equal ours exactly (scheme, host and port; `null` is a
 * sandboxed frame); without it Fetch Metadata must confirm it. A client that sends neither is refused, because it
 * cannot be distinguished from an old browser on a foreign page.
 * @param site our origin, as `https://example.com`
 */
export function isSameOrigin(headers: Headers, site: string): boolean {
  const origin = headers.get('origin')
  const fetchSite = headers.get('sec-fetch-site')
  if (origin === null) return isOwnSite(fetchSite)
  return origin === site && (fetchSite === null || isOwnSite(fetchSite))
}

/**
 * Refuses a cross-site write (CSRF). The same for Payload's own API: `mayUseSessionCookie`.
 * Errors: `forbidden` (403).
 */
export function assertSameOrigin(headers: Headers, site: string = siteUrl): void {
  if (!isSameOrigin(headers, site)) throw new ServiceError('forbidden')
}
