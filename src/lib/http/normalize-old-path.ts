import { decodePercent } from '#src/lib/format/decode-percent.ts'

const BASE = 'http://site.invalid'
/** Ids by which WordPress names posts; any other query belongs to the visit. */
const POST_ID = /[?&](p|page_id|attachment_id)=(\d{1,12})(?=&|$)/

/**
 * Decodes, and removes trailing slash, `index.html` and query, except a post id. Undefined for the home page and
 * invalid URLs.
 */
export function normalizeOldPath(url: string): string | undefined {
  if (!URL.canParse(url, BASE)) return undefined
  const { pathname, search, protocol } = new URL(url, BASE)
  if (!protocol.startsWith('http')) return undefined
  const path = decodePercent(pathname)
    .normalize('NFC')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index\.html?)?\/*$/, '')
  const [, name, id] = POST_ID.exec(search) ?? []
  const query = name === undefined ? '' : `?${name}=${id}`
  const isStorable = path.length <= 1000 && !/[\u0000-\u001f\u007f]/.test(path)
  return (path === '' && query === '') || !isStorable ? undefined : `${path || '/'}${query}`
}

export function redirectCandidates(url: string): string[] {
  const exact = normalizeOldPath(url)
  if (exact === undefined) return []
  const path = normalizeOldPath(new URL(url, BASE).pathname)
  return path === undefined || path === exact ? [exact] : [exact, path]
}

/** Whether a URL names a post by its query, so that no path can tell it. */
export const hasPostId = (url: string): boolean =>
  url.includes('?') && URL.canParse(url, BASE) && POST_ID.test(new URL(url, BASE).search)
