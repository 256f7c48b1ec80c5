const BASE = 'http://site.invalid'

/**
 * Target of a stored redirect, as browsers read it: a path of this site, also for a URL with this origin, or an
 * external http or https URL. Undefined for anything else, such as a path that becomes another host (`/.//host`).
 */
export function redirectLocation(target: string, siteUrl: string): string | undefined {
  if (!URL.canParse(target, BASE)) return undefined
  const { origin, href, pathname, search, hash } = new URL(target, BASE)
  const isPath = origin === BASE && target.startsWith('/')
  if (!isPath && !/^https?:\/\//i.test(target)) return undefined
  if (!isPath && origin !== siteUrl) return origin === BASE ? undefined : href
  return pathname.startsWith('//') ? undefined : `${pathname}${search}${hash}`
}
