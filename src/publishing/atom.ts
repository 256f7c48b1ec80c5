import type { Feed, FeedItem } from './feed.ts'
import { feedUrl } from './feed-links.ts'
import { FEED_STYLE, XML_DECLARATION, xmlElement, escapeXml } from './xml-text.ts'

/** An empty feed also needs a timestamp, and a stable one, so that its ETag does not change. */
const NEVER = new Date(0).toISOString()

/** Atom (RFC 4287) with the full text of each post. */
export function atomFeed({ json, tag, updated }: Feed): string {
  const self = feedUrl('atom', tag)
  const parts = [
    xmlElement('id', self),
    xmlElement('title', json.title),
    xmlElement('subtitle', json.description),
    xmlElement('updated', updated ?? NEVER),
    ...json.authors.map(({ name, url }) =>
      author(xmlElement('name', name) + xmlElement('uri', url)),
    ),
    link('self', self, 'application/atom+xml'),
    link('alternate', json.home_page_url, 'text/html'),
    xmlElement('icon', json.favicon),
    ...json.items.map(entryOf),
  ]
  return `${XML_DECLARATION}${FEED_STYLE}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n${parts.join('\n')}\n</feed>\n`
}

const entryOf = (entry: FeedItem): string =>
  `<entry>${[
    xmlElement('id', `urn:uuid:${entry.id}`),
    xmlElement('title', entry.title),
    xmlElement('published', entry.date_published),
    xmlElement('updated', entry.date_modified),
    link('alternate', entry.url, 'text/html'),
    ...entry.authors.map(({ name }) => author(xmlElement('name', name))),
    ...entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    xmlElement('summary', entry.summary),
    `<content type="html">${escapeXml(entry.content_html)}</content>`,
  ].join('')}</entry>`

const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`

const author = (parts: string) => `<author>${parts}</author>`
