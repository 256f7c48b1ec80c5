import { decodePercent } from '#src/lib/format/decode-percent.ts'

export type SitePage = SiteResource & {
  path: string
}
type SiteResource = { type: 'post' | 'tag' | 'media' | 'resume' | 'file'; name: string }

/** First path segments of pages, feeds and calls, which exist; a test compares them with `src/app`. */
export const KNOWN_SEGMENTS: ReadonlySet<string> = new Set([
  ...['', 'admin', 'api', 'blog', 'cards', 'cms', 'contact', 'payload', 'preview'],
  ...['projects', 'resume'],
  ...['atom.xml', 'blog-search', 'contact.vcf', 'feed.json', 'icons', 'resume.json', 'robots.txt'],
  ...['rss.xml', 'sitemap.xml', '.well-known', '_next', 'icon.svg', 'manifest.webmanifest'],
  ...['feed.css', 'llms.txt', 'llms-full.txt', 'markdown'],
  'apple-touch-icon.png',
])

/** Undefined for other sites, email addresses, and pages that always exist. `page`: URL of the post. */
export function sitePage(url: string, page: string): SitePage | undefined {
  if (!URL.canParse(url, page)) return undefined
  const { host, protocol, pathname, search } = new URL(url, page)
  if (!protocol.startsWith('http') || withoutWww(host) !== withoutWww(new URL(page).host))
    return undefined
  const named = resourceAt(decodePercent(pathname))
  return named && { ...named, path: pathname + search }
}

const withoutWww = (host: string) => host.replace(/^www\./, '')

function resourceAt(path: string): SiteResource | undefined {
  const [, area = '', name = '', third = ''] = path.replace(/(?<!\/)\/+$/, '').split('/')
  if (area === 'blog') return blogUrl(name, third)
  if (area === 'files' && name === 'media') return { type: 'media', name: third }
  if (area === 'files' && name === 'resumes') return { type: 'resume', name: third }
  return KNOWN_SEGMENTS.has(area) ? undefined : { type: 'file', name: path }
}

function blogUrl(name: string, third: string): SiteResource | undefined {
  if (name === 'tag') return { type: 'tag', name: third }
  const isFixed = name === '' || name === 'page' || name === 'posts.json'
  return isFixed ? undefined : { type: 'post', name }
}
