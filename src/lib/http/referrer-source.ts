/** Also if the browser named no site. */
export const DIRECT = 'direct'
/** A site that is not listed by name. */
export const OTHER_SITE = 'other'

/** `visit_counts.subject` holds 64 characters; longer host names are rare. */
const LONGEST_HOST = 64
/** A public host name: labels with a dot between them. Excludes IP addresses and names of a local network. */
const PUBLIC_HOST = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/

const withoutPrefix = (host: string) => host.toLowerCase().replace(/^www\./, '')

/** Host without `www.`, `DIRECT` or `OTHER_SITE`. A client may send any text. */
export function referrerSource(host: string, ownHost: string): string {
  const name = withoutPrefix(host)
  if (name === '' || name === withoutPrefix(ownHost)) return DIRECT
  return name.length <= LONGEST_HOST && PUBLIC_HOST.test(name) ? name : OTHER_SITE
}
