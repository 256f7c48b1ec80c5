import { tagListPath } from '#src/lib/tag-list-path.ts'
import { tagSlug } from '#src/lib/tag-slug.ts'
import { normalizeOldPath } from '#src/lib/http/normalize-old-path.ts'

const FEED =
  /^(?:\/[\w-]+)?\/(?:feed(?:\/(?:rss2?|atom|rdf))?|feed\.xml|rss(?:\/index\.xml)?|index\.(?:xml|rdf)|atom)$/i
const LIST =
  /^(?:\/[\w-]+)?\/(tags?|topics?|category|categories)\/(?:[^/]+\/)*?([^/]+?)(?:\/page\/\d+|\/feed|\/index\.xml)?$/i
const OVERVIEW = /^(?:\/[\w-]+)?\/(?:tags?|topics?|category|categories|archives?)$/i

type ListRedirect = { location: string; category?: string }

/** `/feed/` becomes `/rss.xml`, `/tags/sql/` becomes `/blog/tag/sql`. Undefined for other paths. */
export function listRedirect(url: string): ListRedirect | undefined {
  const path = normalizeOldPath(url)?.replace(/\?.*/, '')
  if (path === undefined) return undefined
  if (FEED.test(path)) return { location: /atom$/i.test(path) ? '/atom.xml' : '/rss.xml' }
  if (OVERVIEW.test(path)) return { location: '/blog' }
  const [, kind = '', name = ''] = LIST.exec(path) ?? []
  const slug = tagSlug(name)
  // A tag that no post has, at its own address.
  if (slug === '' || path === `/blog/tag/${name}`) return undefined
  const location = tagListPath(slug)
  return /^categor/i.test(kind) ? { location: '/blog', category: slug } : { location }
}
