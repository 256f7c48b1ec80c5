const BASE = 'http://site.invalid'

/**
 * Where a stored redirect leads, as browsers read it: a path of this site, also for an address with this site's origin,
 * or an http or https address elsewhere. Undefined for anything else, such as a path that turns into the name of another
 * host (`/.//host`).
 */
export function redirectLocation(target: string, siteUrl: string): string | undefined {
  if (!URL.canParse(target, BASE)) return undefined
  const { origin, href, pathname, search, hash } = new URL(target, BASE)
  const isPath = origin === BASE && target.startsWith('/')
  if (!isPath && !/^https?:\/\//i.test(target)) return undefined
  if (!isPath && origin !== siteUrl) return origin === BASE ? undefined : href
  return pathname.startsWith('//') ? undefined : `${pathname}${search}${hash}`
}
