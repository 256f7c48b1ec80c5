type HeaderValue = string | null | undefined

/** Values of Sec-Fetch-Site that another site cannot cause; `none` is a typed URL or a bookmark. */
const OWN_SITES: HeaderValue[] = ['same-origin', 'none']

/** Reads Fetch Metadata, or an `Origin` other than `site` (scheme, host and port; `null` is a sandboxed frame). */
export function isFromOtherSite(origin: HeaderValue, fetchSite: HeaderValue, site: string) {
  const isCrossOrigin = typeof origin === 'string' && origin !== site
  return isCrossOrigin || (typeof fetchSite === 'string' && !OWN_SITES.includes(fetchSite))
}

/** Required of writes. Neither header may mean an old browser on another site. */
export const isSameOrigin = (origin: HeaderValue, fetchSite: HeaderValue, site: string): boolean =>
  typeof (origin ?? fetchSite) === 'string' && !isFromOtherSite(origin, fetchSite, site)
