import 'server-only'
import { ServiceError } from '#src/contract/errors.ts'
import { siteUrl } from '#src/env.ts'

/** Values of Sec-Fetch-Site that no other site can bring about; `none` is an address typed or a bookmark. */
const isOwnSite = (site: string | null) => site === 'same-origin' || site === 'none'

/**
 * Whether a write comes from our own pages. `Origin` must be ours to the letter (scheme, host and port;
 * `null` is a sandboxed frame); without it the browser's metadata must say so; a client that sends
 * neither is refused, because nothing tells it from an old browser on a foreign page.
 * @param site our origin, as `https://example.com`
 */
export function isSameOrigin(headers: Headers, site: string): boolean {
  const origin = headers.get('origin')
  const fetchSite = headers.get('sec-fetch-site')
  if (origin === null) return isOwnSite(fetchSite)
  return origin === site && (fetchSite === null || isOwnSite(fetchSite))
}

/**
 * Refuses a write that another site may have made the browser send.
 * Errors: `forbidden` (403).
 */
export function assertSameOrigin(headers: Headers, site: string = siteUrl): void {
  if (!isSameOrigin(headers, site)) throw new ServiceError('forbidden')
}
