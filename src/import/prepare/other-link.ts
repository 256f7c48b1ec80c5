import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { listRedirect } from '#src/lib/list-redirect.ts'
import type { LinkIndex } from './link-index.ts'

type OtherLink = { to?: string; loss?: { kind: IssueKind; text: string; isOfSite?: true } }

export function otherLink(href: string, from: SourcePost, links: LinkIndex): OtherLink {
  const typed = typedUrl(href)
  if (typed !== undefined) return { to: typed }
  if (!links.isOfBlog(href)) return {}
  if (links.isFrontPage(href)) return { to: '/' }
  const path = /^https?:/i.test(href) ? pathOf(href) : href
  if (isHere(path) || listRedirect(path)) return path === href ? {} : { to: path }
  if (links.isList(href, from)) return { to: '/blog' }
  const old = links.onOldSite(href, from)
  return old === undefined
    ? { loss: { kind: 'link', text: deadLink(href) } }
    : { to: old, loss: { kind: 'old-page', text: oldPage(old.replace(/#.*/, '')), isOfSite: true } }
}

const deadLink = (href: string) =>
  `The link to ${href} has no target in this import and will be broken.`

const oldPage = (url: string) => `Link to the old site (breaks when it goes offline): ${url}`

const pathOf = (href: string) => {
  const { pathname, search, hash } = new URL(href)
  return pathname + search + hash
}

/** Pages that this site has too, and parts of the same page. */
const isHere = (href: string) =>
  /^(?:#|\/(?:(?:blog|projects|contact|resume)\/?|rss\.xml|atom\.xml|feed\.json)?(?:[?#]|$))/.test(
    href,
  )

const HOST =
  /^(?:www\.[\w-]+(?:\.[\w-]+)+|(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|dev|app))(?:[/?#]|$)/i
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/

/** The URL that was meant without the beginning that browsers need: `www.example.com`, `ada@example.com`. */
const typedUrl = (href: string): string | undefined =>
  MAIL.test(href) ? `mailto:${href}` : HOST.test(href) ? `https://${href}` : undefined
