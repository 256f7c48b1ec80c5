import path from 'node:path'
import { POST_REFERENCE } from '#src/import/markdown/template-tag.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { siteAddresses, withoutWww } from './site-addresses.ts'
import { oldAddress } from '#src/lib/http/old-address.ts'

/** Where the posts of a source will be; filled before the first is stored, because links may lead forwards. */
export type LinkIndex = ReturnType<typeof siteAddresses> & {
  add: (post: Pick<SourcePost, 'key' | 'addresses'>, slug: string) => void
  /** The new address of a link as `from` writes it; undefined where it leads to no post of the source. */
  resolve: (href: string, from: SourcePost) => string | undefined
  slugOf: (post: Pick<SourcePost, 'key'>) => string | undefined
  /** How many posts were added. */
  count: () => number
}

const MARKDOWN = /\.(?:mdx?|markdown|html?)$/i

/** @param site where the blog was: links with its host lead to its posts too */
export function createLinkIndex(site: string | undefined): LinkIndex {
  const base =
    site !== undefined && URL.canParse(site) ? new URL(site) : new URL('http://site.invalid/')
  const byAddress = new Map<string, string>()
  const byKey = new Map<string, string>()
  const byName = new Map<string, string>()

  const find = (href: string, from: SourcePost): string | undefined => {
    const name = referenceIn(href)
    if (name !== undefined) return byReference(decodePercent(name), from)
    const local = href.replace(/^__GHOST_URL__/, '')
    if (MARKDOWN.test(local) && !/^[a-z]+:/i.test(local)) {
      const file = local.startsWith('/')
        ? local.slice(1)
        : path.posix.join(path.posix.dirname(from.key), local)
      // Eleventy's links may begin in its folder of content, with a slash or without.
      const fromRoot = local.replace(/^\//, '')
      const files = [file, ...['', 'content/', 'src/', 'source/'].map((root) => root + fromRoot)]
      const slug = files.map((one) => byKey.get(decodePercent(one))).find(Boolean)
      if (slug !== undefined) return slug
    }
    const page = new URL(from.addresses[0] ?? '/', base)
    if (!URL.canParse(local, page)) return undefined
    const url = new URL(local, page)
    if (withoutWww(url.host) !== withoutWww(base.host)) return undefined
    return byAddress.get(oldAddress(url.pathname + url.search) ?? '')
  }
  const byReference = (name: string, from: SourcePost): string | undefined => {
    const beside = path.posix.join(path.posix.dirname(from.key), name)
    const keys = [
      name,
      beside,
      ...['', '.md', '/index.md', '.mdx'].map((end) => `content/${name}${end}`),
      `_posts/${name}.md`,
    ]
    return keys.map((key) => byKey.get(key)).find(Boolean) ?? byName.get(nameOf(name))
  }
  return {
    add: (post, slug) => {
      byKey.set(post.key, slug)
      byName.set(nameOf(post.key), slug)
      for (const address of post.addresses) {
        const old = oldAddress(address)
        if (old !== undefined && !byAddress.has(old)) byAddress.set(old, slug)
      }
    },
    resolve: (href, from) => {
      const [bare = '', ...fragment] = href.split('#')
      const slug = bare === '' ? undefined : find(bare, from)
      return slug && [`/blog/${slug}`, ...fragment].join('#')
    },
    slugOf: ({ key }) => byKey.get(key),
    ...siteAddresses(base),
    count: () => byKey.size,
  }
}

/** The post that a link names by the mark of the import, or as Zola does: `@/blog/a.md`. */
export function referenceIn(href: string): string | undefined {
  const at = href.indexOf(POST_REFERENCE)
  if (at >= 0) return href.slice(at + POST_REFERENCE.length)
  return /^@\/[^#?]+\.md(?:[#?]|$)/.test(href) ? href.slice('@/'.length) : undefined
}

/** The last name in a path, without what the file system adds. */
const nameOf = (key: string) =>
  key
    .replace(/\/?(?:_?index)?\.(?:mdx?|markdown|html?)$/i, '')
    .replace(/\/$/, '')
    .replace(/^.*\//, '')
    .replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '')
