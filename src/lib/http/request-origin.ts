type HeaderValue = string | null | undefined

/** Values of Sec-Fetch-Site that another site cannot cause; `none` is a typed URL or a bookmark. */
const OWN_SITES: HeaderValue[] = ['same-origin', 'none']

/**
 * Whether a request is known to come from another site: by Fetch Metadata, or by an `Origin` that is not exactly ours
 * (scheme, host and port; `null` is a sandboxed frame).
 * @param site our origin, as `https://example.com`
 */
export function isFromOtherSite(origin: HeaderValue, fetchSite: HeaderValue, site: string) {
  const isCrossOrigin = typeof origin === 'string' && origin !== site
  return isCrossOrigin || (typeof fetchSite === 'string' && !OWN_SITES.includes(fetchSite))
}

/**
 * Whether a request is known to come from our own pages, as each write must. A client that sends neither header cannot be
 * distinguished from an old browser on another site.
 */
export const isSameOrigin = (origin: HeaderValue, fetchSite: HeaderValue, site: string): boolean =>
  typeof (origin ?? fetchSite) === 'string' && !isFromOtherSite(origin, fetchSite, site)
