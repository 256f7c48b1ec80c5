const BASE = 'http://site.invalid'

/** A path of this site, or an external http(s) URL. Undefined for others, such as `/.//host`, which becomes another host. */
export function redirectLocation(target: string, siteUrl: string): string | undefined {
  if (!URL.canParse(target, BASE)) return undefined
  const { origin, href, pathname, search, hash } = new URL(target, BASE)
  const isPath = origin === BASE && target.startsWith('/')
  if (!isPath && !/^https?:\/\//i.test(target)) return undefined
  if (!isPath && origin !== siteUrl) return origin === BASE ? undefined : href
  return pathname.startsWith('//') ? undefined : `${pathname}${search}${hash}`
}
