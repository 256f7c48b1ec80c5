import path from 'node:path'
import { POST_REFERENCE } from '#src/import/markdown/markup/template-tag.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { normalizeOldPath } from '#src/lib/http/normalize-old-path.ts'

const siteUrls = (base: URL) => {
  const isOfSite = (url: string): boolean => {
    const local = url.replace(/^__GHOST_URL__/, '')
    return (
      URL.canParse(local, base) && withoutWww(new URL(local, base).host) === withoutWww(base.host)
    )
  }
  const isOfBlog = (url: string): boolean => {
    const isShared = SHARED_HOST.test(base.host) && base.pathname !== '/'
    const isElsewhere = isShared && /^https?:/i.test(url)
    return isOfSite(url) && !(isElsewhere && !isBelow(new URL(url), base))
  }
  const isFrontPage = (url: string): boolean =>
    /^https?:\/\/[^?#]+$/i.test(url) &&
    withoutSlash(new URL(url).pathname) === withoutSlash(base.pathname)
  return { isOfSite, isOfBlog, isFrontPage }
}

/** Medium, Forem and the pages of GitHub and GitLab: a blog is one path of them. */
const SHARED_HOST = /^(?:www\.)?(?:medium\.com|dev\.to|[\w-]+\.git(?:hub|lab)\.io)$/

const isBelow = ({ pathname }: URL, { pathname: top }: URL) =>
  `${pathname}/`.startsWith(`${withoutSlash(top)}/`)

const withoutSlash = (path: string) => path.replace(/\/$/, '')

const withoutWww = (host: string): string => host.replace(/^www\./, '')

/** URLs of the posts of a source. Filled before the first is stored, because links may point to later posts. */
export type LinkIndex = ReturnType<typeof createLinkIndex>

const MARKDOWN = /\.(?:mdx?|markdown|html?)$/i

/** @param site where the blog was: links with its host lead to its posts too */
export function createLinkIndex(site: string | undefined) {
  const isKnown = site !== undefined && URL.canParse(site)
  const base = new URL(isKnown ? site : 'http://site.invalid/')
  const byUrl = new Map<string, string>()
  const byKey = new Map<string, string>()
  const byName = new Map<string, string>()
  const lists = new Set<string>()
  const find = (href: string, from: SourcePost): string | undefined => {
    const name = referenceIn(href)
    if (name !== undefined) return byReference(decodePercent(name), from)
    const local = href.replace(/^__GHOST_URL__/, '')
    if (MARKDOWN.test(local) && !/^[a-z]+:/i.test(local)) {
      const files = filesOf(local, from).map((file) => composed(decodePercent(file)))
      const slug = files.map((file) => byKey.get(file)).find(Boolean)
      if (slug !== undefined) return slug
    }
    const url = oldUrl(href, from, base)
    if (url === undefined) return undefined
    if (withoutWww(url.host) !== withoutWww(base.host)) return undefined
    return byUrl.get(normalizeOldPath(url.pathname + url.search) ?? '')
  }
  const byReference = (name: string, from: SourcePost): string | undefined => {
    const beside = path.posix.join(path.posix.dirname(from.key), name)
    const keys = [
      name,
      beside,
      ...['', '.md', '/index.md', '.mdx'].map((end) => `content/${name}${end}`),
      `_posts/${name}.md`,
    ]
    return keys.map((key) => byKey.get(composed(key))).find(Boolean) ?? byName.get(nameOf(name))
  }
  return {
    add: (post: Pick<SourcePost, 'key' | 'oldPaths'>, slug: string) => {
      byKey.set(composed(post.key), slug)
      byName.set(nameOf(post.key), slug)
      for (const url of post.oldPaths) {
        const old = normalizeOldPath(url)
        if (old === undefined || byUrl.has(old)) continue
        byUrl.set(old, slug)
        for (let list = folderOf(old); list !== ''; list = folderOf(list)) lists.add(list)
      }
    },
    /** The new URL of a link as `from` writes it; undefined where it leads to no post of the source. */
    resolve: (href: string, from: SourcePost) => {
      const [bare = '', ...fragment] = href.split('#')
      const slug = bare === '' ? undefined : find(bare, from)
      return slug && [`/blog/${slug}`, ...fragment].join('#')
    },
    slugOf: ({ key }: Pick<SourcePost, 'key'>) => byKey.get(composed(key)),
    isList: (href: string, from: SourcePost) => {
      const url = oldUrl(href, from, base)
      return url !== undefined && lists.has(normalizeOldPath(url.pathname) ?? '')
    },
    /** The URL of a link on the old site; undefined where it is not known. */
    onOldSite: (href: string, from: SourcePost) => {
      const isPlaced = from.oldPaths.length > 0 || /^(?:\/|https?:)/i.test(href)
      return isKnown && isPlaced ? oldUrl(href, from, base)?.href : undefined
    },
    ...siteUrls(base),
  }
}

/** File names on macOS have decomposed letters; typed names do not. */
const composed = (name: string) => name.normalize('NFC')

/** Which files a link may name: Eleventy's may begin in its folder of content, with a slash or without. */
function filesOf(link: string, from: SourcePost): string[] {
  const fromRoot = link.replace(/^\//, '')
  const file = link === fromRoot ? path.posix.join(path.posix.dirname(from.key), link) : fromRoot
  return [file, ...['', 'content/', 'src/', 'source/'].map((root) => root + fromRoot)]
}

function oldUrl(href: string, from: SourcePost, base: URL): URL | undefined {
  const local = href.replace(/^__GHOST_URL__/, '')
  const page = new URL(from.oldPaths[0] ?? '/', base)
  return URL.canParse(local, page) ? new URL(local, page) : undefined
}

/** The post that a link names by the mark of the import, or as Zola does: `@/blog/a.md`. */
export function referenceIn(href: string): string | undefined {
  const at = href.indexOf(POST_REFERENCE)
  if (at >= 0) return href.slice(at + POST_REFERENCE.length)
  return /^@\/[^#?]+\.md(?:[#?]|$)/.test(href) ? href.slice('@/'.length) : undefined
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

const nameOf = (key: string) =>
  composed(key)
    .replace(/\/?(?:_?index)?\.(?:mdx?|markdown|html?)$/i, '')
    .replace(/\/$/, '')
    .replace(/^.*\//, '')
    .replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '')
