import type { Feed, FeedEntry } from './feed.ts'
import { feedUrl } from './feed-links.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { FEED_STYLE, XML_DECLARATION, xmlElement, escapeXml } from './xml-text.ts'

/** An empty feed also needs a timestamp, and a stable one, so that its ETag does not change. */
const NEVER = new Date(0).toISOString()

/** Atom (RFC 4287) with the full text of each post. */
export function atomFeed(feed: Feed): string {
  const self = feedUrl('atom', feed.tag)
  const parts = [
    xmlElement('id', self),
    xmlElement('title', feed.title),
    xmlElement('subtitle', feed.description),
    xmlElement('updated', feed.updated ?? NEVER),
    `<author>${xmlElement('name', feed.author)}${xmlElement('uri', absoluteUrl('/'))}</author>`,
    link('self', self, 'application/atom+xml'),
    link('alternate', feed.homeUrl, 'text/html'),
    xmlElement('icon', absoluteUrl('/icons/icon-192.png')),
    ...feed.entries.map(entryOf),
  ]
  return `${XML_DECLARATION}${FEED_STYLE}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n${parts.join('\n')}\n</feed>\n`
}

const entryOf = (entry: FeedEntry): string =>
  `<entry>${[
    xmlElement('id', `urn:uuid:${entry.id}`),
    xmlElement('title', entry.title),
    xmlElement('published', entry.published),
    xmlElement('updated', entry.updated),
    link('alternate', entry.url, 'text/html'),
    `<author>${xmlElement('name', entry.author)}</author>`,
    ...entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    xmlElement('summary', entry.summary),
    `<content type="html">${escapeXml(entry.html)}</content>`,
  ].join('')}</entry>`

const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`
