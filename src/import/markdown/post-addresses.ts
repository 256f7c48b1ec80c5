import path from 'node:path'
import type { Generator, Project } from './find-project.ts'
import { addressDate } from './address-date.ts'
import { textSlug } from './text-slug.ts'

type Data = Readonly<Record<string, unknown>>
type Placed = {
  project: Project
  key: string
  data: Data
  title: string | undefined
  publishedAt: Date | undefined
}

const DATED = /^(\d{4}-\d{1,2}-\d{1,2})[-_]?(.*)$/

/** A post's place in its site, as generators derive it from the path of its file. */
export function readPlace({ key, generator }: { key: string; generator: Generator }) {
  const segments = key.split('/')
  const file = segments.pop() ?? ''
  const stem = withoutLanguage(file.replace(/\.\w+$/, ''))
  const isNamedAsFolder = generator === 'eleventy' && stem === segments.at(-1)
  const isBundle = (/^(?:index|page|readme)$/i.test(stem) || isNamedAsFolder) && segments.length > 0
  const name = isBundle ? (segments.pop() ?? '') : stem
  const [, date, rest] = DATED.exec(name) ?? []
  const isDated = date !== undefined && (rest !== '' || generator === 'jekyll')
  return {
    folders: contentFolders(segments, generator),
    name,
    date: date?.replaceAll(/-(\d)(?=-|$)/g, '-0$1'),
    /** The name without its date. */
    slug: isDated && rest ? rest : name,
  }
}

/** `post.de` is the German one; that of a text about Node ends with no language. */
function withoutLanguage(stem: string): string {
  const [end = '', language = 'js'] = /\.([a-z]{2})(?:-[a-z]{2})?$/i.exec(stem) ?? []
  const isLanguage = !/^(?:js|ts|io)$/i.test(language) && LANGUAGES.of(language) !== undefined
  return isLanguage ? stem.slice(0, stem.length - end.length) : stem
}
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The folders that appear in an address: without those above the content. */
function contentFolders(folders: readonly string[], generator: Generator): string[] {
  const roots: Record<Generator, RegExp> = {
    hugo: /^content$/,
    zola: /^content$/,
    jekyll: /^_(?:posts|drafts)$/,
    hexo: /^_(?:posts|drafts)$/,
    astro: /^(?:content|pages|data)$/,
    next: /^(?:app|pages|content|data|public|_posts)$/,
    gatsby: /^(?:content|pages|data)$/,
    eleventy: /^(?:src|content|site|input|_posts)$/,
    plain: /^(?:content|_posts)$/,
    obsidian: /^(?:content|_posts)$/,
    pelican: /^content$/,
  }
  const root = folders.findLastIndex((folder) => roots[generator].test(folder))
  const inside = folders.slice(root + 1)
  // Jekyll's categories are the folders above `_posts`.
  const above = generator === 'jekyll' && root > 0 ? folders.slice(0, root) : []
  return [...above, ...inside].filter((folder) => !/^\(.*\)$/.test(folder))
}

/** Every path at which the post was reachable, as far as its files tell; the first is its own. */
export function postAddresses(post: Placed): string[] {
  const { data } = post
  const chosen = texts(data['permalink'] ?? data['url'] ?? data['path'])
    .map((pattern) => (pattern.includes(':') ? fill(pattern, post) : pattern))
    .filter((address) => !/[{}]/.test(address))
  const aliases = ['aliases', 'alias', 'redirectfrom', 'redirects', 'oldurl']
  const own = (chosen.length > 0 ? chosen : defaultAddresses(post)).filter(Boolean)
  const all = [
    ...own.flatMap((one) => served(inBase(one, post.project), post.project.generator)),
    ...aliases.flatMap((name) => texts(data[name])),
  ]
  return [...new Set(all.flatMap((one) => toPath(one) ?? []))]
}

/** GitHub Pages, where most sites of Jekyll are, finds a page without its ending too. */
const served = (address: string, generator: Generator) =>
  generator === 'jekyll' && address.endsWith('.html')
    ? [address, address.slice(0, -'.html'.length)]
    : [address]

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (item): item is string => typeof item === 'string' && item.trim() !== '',
  )

/** The path and query of an address that may be a whole URL. */
function toPath(address: string): string | undefined {
  const base = 'http://site.invalid/'
  if (!URL.canParse(address.trim(), base)) return undefined
  const { pathname, search, protocol } = new URL(address.trim(), base)
  return protocol.startsWith('http') ? `${pathname}${search}` : undefined
}

/** Jekyll's and Hexo's folder of the site at its host. */
function inBase(address: string, { generator, config }: Project): string {
  const base = config[generator === 'jekyll' ? 'baseurl' : 'root']
  if (generator === 'hugo') return underBaseUrl(address, config['baseURL'] ?? config['baseurl'])
  if (generator === 'zola') return underBaseUrl(address, config['base_url'])
  if (typeof base !== 'string' || !/^\/?[\w-]/.test(base)) return address
  return `/${base}/${address}`.replace(/\/{2,}/g, '/')
}

function underBaseUrl(address: string, url: unknown): string {
  const base = typeof url === 'string' && URL.canParse(url) ? new URL(url).pathname : '/'
  return `${base}/${address}`.replace(/\/{2,}/g, '/')
}

function defaultAddresses(post: Placed): string[] {
  const { project, key, data } = post
  const { generator, config } = project
  const { folders, slug, name } = readPlace({ key, generator })
  const inFolders = (last: string) => `/${[...folders, last].join('/')}`
  switch (generator) {
    case 'jekyll':
      return [fill(jekyllPattern(config['permalink']) ?? JEKYLL_DATE, post)]
    case 'hexo':
      return [
        fill(
          typeof config['permalink'] === 'string'
            ? config['permalink']
            : ':year/:month/:day/:title/',
          post,
        ),
      ]
    case 'hugo':
      return hugoAddresses(post, folders)
    case 'zola':
      return [`${inFolders(texts(data['slug'])[0] ?? slug)}/`]
    case 'next':
    case 'astro': {
      const chosen = texts(data['slug'])[0] ?? slug
      const section = folders[0] ?? key.split('/').at(-2) ?? ''
      // Folders are often named otherwise than the addresses.
      const isNamed = /^(?:blog|articles?|writing|notes)$/.test(section)
      return [inFolders(chosen), ...(isNamed ? [] : [`/blog/${chosen}`])]
    }
    case 'gatsby':
      return [`/${[...folders.slice(1), name].join('/')}/`, `${inFolders(name)}/`]
    case 'eleventy':
      return [`${inFolders(slug)}/`, `/blog/${slug}/`, `/posts/${slug}/`]
    case 'obsidian':
    case 'pelican':
      return []
    case 'plain': {
      // Posts alone are often in a folder that is named as their addresses begin.
      const own = path.basename(project.root)
      const above = SECTION.test(own) ? [own] : []
      if (above.length + folders.length === 0) return []
      return [...new Set([slug, name])].map((last) => `/${[...above, ...folders, last].join('/')}/`)
    }
  }
}

const SECTION = /^(?:posts?|blogs?|articles?|writings?|notes?|news|til|journal|essays?)$/i

const JEKYLL_DATE = '/:categories/:year/:month/:day/:title.html'
const JEKYLL_STYLES: Readonly<Record<string, string>> = {
  date: JEKYLL_DATE,
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  weekdate: '/:categories/:year/W:week/:short_day/:title.html',
  none: '/:categories/:title.html',
}

/** Undefined for what is neither a style nor a pattern: all posts would have one address. */
function jekyllPattern(value: unknown): string | undefined {
  const pattern = typeof value === 'string' ? value : 'date'
  if (Object.hasOwn(JEKYLL_STYLES, pattern)) return JEKYLL_STYLES[pattern]
  return pattern.includes(':') ? pattern : undefined
}

/** Why the addresses of a site are the usual ones although its settings name others. */
export function permalinkProblem({ generator, config }: Project): string | undefined {
  const { permalink } = config
  const isUsed = generator === 'jekyll' && jekyllPattern(permalink) !== undefined
  if (generator !== 'jekyll' || isUsed) return undefined
  return `The permalink “${String(permalink).slice(0, 60)}” is no pattern of addresses: the usual one applies.`
}

function hugoAddresses(post: Placed, folders: readonly string[]): string[] {
  const { config } = post.project
  const set = (config['permalinks'] ?? {}) as Record<string, unknown>
  const patterns = { ...set, ...(set['page'] as Record<string, unknown> | undefined) }
  const pattern = patterns[folders[0] ?? '']
  const { name } = readPlace({ key: post.key, generator: 'hugo' })
  const slug = texts(post.data['slug'])[0] ?? name
  const address =
    typeof pattern === 'string'
      ? fill(pattern, post)
      : `/${[...folders, slug].map((part) => textPath(part)).join('/')}/`
  const isUgly = config['uglyURLs'] === true || config['uglyurls'] === true
  return [isUgly ? address.replace(/\/$/, '.html') : address]
}

/** Hugo keeps dots and underscores. */
const textPath = (part: string) => part.toLowerCase().trim().replace(/\s+/g, '-')

/** An address by a pattern of Jekyll, Hexo or Hugo. Without a date, patterns that need one give none. */
function fill(pattern: string, { project, key, data, title, publishedAt }: Placed): string {
  const { generator } = project
  const { folders, slug, name } = readPlace({ key, generator })
  const chosen = texts(data['slug'])[0]
  const ofTitle = title === undefined ? slug : textSlug(title)
  const isJekyll = generator === 'jekyll' || generator === 'hexo'
  const values: Record<string, string> = {
    ...(publishedAt && addressDate(publishedAt)),
    title: isJekyll ? (chosen ?? slug) : (chosen ?? ofTitle),
    post_title: slug,
    name: slug,
    slug: chosen ?? (generator === 'hugo' ? ofTitle : textSlug(slug)),
    slugorfilename: chosen ?? name,
    slugorcontentbasename: chosen ?? name,
    filename: name,
    contentbasename: name,
    section: folders[0] ?? '',
    sections: folders.join('/'),
    categories: categories(data, folders).map(textSlug).join('/'),
    category: categories(data, folders).map(textSlug).join('/'),
    output_ext: '.html',
  }
  const isFilled = [...pattern.matchAll(VARIABLE)].every(([, key = '']) =>
    Object.hasOwn(values, key),
  )
  const filled = pattern.replaceAll(VARIABLE, (match, key: string) => values[key] ?? match)
  return isFilled ? `/${filled}`.replace(/\/{2,}/g, '/') : ''
}

const VARIABLE = /:([a-z_]+)/gi

function categories(data: Data, folders: readonly string[]): string[] {
  const value = data['categories'] ?? data['category']
  const own = typeof value === 'string' ? value.split(/[,\s]+/) : texts(value)
  return [...new Set([...folders, ...own])].filter((word) => word !== '')
}
