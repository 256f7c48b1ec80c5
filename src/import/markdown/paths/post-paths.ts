import path from 'node:path'
import { fillPattern, escapePathPart, stringsOf } from './path-pattern.ts'
import type { PermalinkInput } from './path-pattern.ts'
import { docusaurusPath } from '#src/import/markdown/project/docusaurus-blog.ts'
import type { Generator, Project } from '#src/import/markdown/project/find-project.ts'
import { postLocation } from './post-location.ts'
import { settingAt } from '#src/import/markdown/project/read-settings.ts'
import type { Config } from '#src/import/markdown/project/read-settings.ts'
import { siteLanguages } from '#src/import/markdown/project/site-languages.ts'

export function postPaths(post: PermalinkInput): string[] {
  const { data } = post
  const chosen = stringsOf(data['permalink'] ?? data['url'] ?? data['path'])
    .flatMap((pattern) => (pattern.includes(':') ? fillPattern(pattern, post) : [pattern]))
    .filter((urlPath) => !/[{}]/.test(urlPath))
  const aliases = ['aliases', 'alias', 'redirectfrom', 'redirects', 'oldurl']
  const own = (chosen.length > 0 ? chosen : defaultPaths(post)).filter(Boolean)
  const all = [
    ...own.flatMap((one) => served(inBase(one, post.project), post.project.generator)),
    ...aliases.flatMap((name) => stringsOf(data[name])),
  ]
  return [...new Set(all.flatMap((one) => toPath(one) ?? []))]
}

/** GitHub Pages, where most sites of Jekyll are, finds a page without its ending too. */
const served = (urlPath: string, generator: Generator) =>
  generator === 'jekyll' && urlPath.endsWith('.html')
    ? [urlPath, urlPath.slice(0, -'.html'.length)]
    : [urlPath]

function toPath(urlPath: string): string | undefined {
  const base = 'http://site.invalid/'
  if (!URL.canParse(urlPath.trim(), base)) return undefined
  const { pathname, search, protocol } = new URL(urlPath.trim(), base)
  return protocol.startsWith('http') ? `${pathname}${search}` : undefined
}

function inBase(urlPath: string, { generator, config }: Project): string {
  const base = config[generator === 'jekyll' ? 'baseurl' : 'root']
  if (generator === 'hugo') return underBaseUrl(urlPath, config['baseURL'] ?? config['baseurl'])
  if (generator === 'zola') return underBaseUrl(urlPath, config['base_url'])
  if (typeof base !== 'string' || !/^\/?[\w-]/.test(base)) return urlPath
  return `/${base}/${urlPath}`.replace(/\/{2,}/g, '/')
}

function underBaseUrl(urlPath: string, url: unknown): string {
  const base = typeof url === 'string' && URL.canParse(url) ? new URL(url).pathname : '/'
  return `${base}/${urlPath}`.replace(/\/{2,}/g, '/')
}

function defaultPaths(post: PermalinkInput): string[] {
  const { project, key, data } = post
  const { generator, config } = project
  const at = postLocation(project, key)
  const folders = at.folders.map(escapePathPart)
  const [slug, name] = [escapePathPart(at.slug), escapePathPart(at.name)]
  const inFolders = (last: string) => `/${[...folders, last].join('/')}`
  switch (generator) {
    case 'jekyll':
      return fillPattern(jekyllPattern(jekyllPermalink(config)) ?? JEKYLL_DATE, post)
    case 'hexo':
      return fillPattern(stringsOf(config['permalink'])[0] ?? ':year/:month/:day/:title/', post)
    case 'hugo':
      return hugoPaths(post).map((one) => inLanguage(one, post))
    case 'zola':
      return [inLanguage(`${inFolders(stringsOf(data['slug'])[0] ?? slug)}/`, post)]
    case 'docusaurus':
      return [docusaurusPath(project, key, stringsOf(data['slug'])[0]) ?? '']
    case 'next':
    case 'astro': {
      const chosen = stringsOf(data['slug'])[0] ?? slug
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

/** Undefined if it is neither a style nor a pattern: all posts would have the same path. */
function jekyllPattern(value: unknown): string | undefined {
  const pattern = typeof value === 'string' ? value : 'date'
  if (Object.hasOwn(JEKYLL_STYLES, pattern)) return JEKYLL_STYLES[pattern]
  return pattern.includes(':') ? pattern : undefined
}

/** Jekyll: posts are a collection, which may have a permalink of its own. */
const jekyllPermalink = (config: Config): unknown =>
  settingAt(config, 'collections', 'posts', 'permalink') ?? config['permalink']

export function permalinkProblem({ generator, config }: Project): string | undefined {
  const permalink = jekyllPermalink(config)
  const isUsed = generator === 'jekyll' && jekyllPattern(permalink) !== undefined
  if (generator !== 'jekyll' || isUsed) return undefined
  return `The permalink “${String(permalink).slice(0, 60)}” is not a valid pattern. The default is used.`
}

function hugoPaths(post: PermalinkInput): string[] {
  const { key, data, project } = post
  const { config } = project
  const { folders, name } = postLocation(project, key)
  const set = (config['permalinks'] ?? {}) as Record<string, unknown>
  const patterns = { ...set, ...(set['page'] as Record<string, unknown> | undefined) }
  const pattern = patterns[folders[0] ?? '']
  const slug = stringsOf(data['slug'])[0] ?? name
  const oldPaths =
    typeof pattern === 'string'
      ? fillPattern(pattern, post)
      : [`/${[...folders, slug].map((part) => textPath(part)).join('/')}/`]
  const isUgly = config['uglyURLs'] === true || config['uglyurls'] === true
  return isUgly ? oldPaths.map((one) => one.replace(/\/$/, '.html')) : oldPaths
}

function inLanguage(urlPath: string, { project, key }: PermalinkInput): string {
  const { language, isTranslation } = postLocation(project, key)
  const { usual, isPrefixed } = siteLanguages(project)
  const shown = isTranslation ? language : isPrefixed ? usual : undefined
  return shown === undefined ? urlPath : `/${shown}${urlPath}`
}

const textPath = (part: string) => escapePathPart(part.toLowerCase().trim().replace(/\s+/g, '-'))
