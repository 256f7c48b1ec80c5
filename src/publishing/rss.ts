import type { Feed, FeedItem } from './feed.ts'
import { feedUrl } from './feed-links.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { FEED_STYLE, XML_DECLARATION, xmlCdata, xmlElement, escapeXml } from './xml-text.ts'

const NAMESPACES = [
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
].join(' ')

/** `ttl` in minutes; polling costs a 304 of a few bytes. */
const MINUTES_TO_LIVE = 60

/** RSS limits the width to 144 pixels, so it is the icon and not the Open Graph image. */
const IMAGE_SIDE = '144'

export function rssFeed({ json, tag, updated }: Feed): string {
  const image = `<image>${[
    xmlElement('url', absoluteUrl('/icons/icon-144.png')),
    plainElement('title', json.title),
    xmlElement('link', json.home_page_url),
    xmlElement('width', IMAGE_SIDE),
    xmlElement('height', IMAGE_SIDE),
  ].join('')}</image>`
  const channel = [
    plainElement('title', json.title),
    xmlElement('link', json.home_page_url),
    htmlElement('description', json.description),
    xmlElement('language', 'en'),
    ...(updated === undefined ? [] : [xmlElement('lastBuildDate', rssDate(updated))]),
    xmlElement('ttl', String(MINUTES_TO_LIVE)),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feedUrl('rss', tag))}"/>`,
    image,
    ...json.items.map(item),
  ]
  return `${XML_DECLARATION}${FEED_STYLE}<rss version="2.0" ${NAMESPACES}><channel>\n${channel.join('\n')}\n</channel></rss>\n`
}

const item = (entry: FeedItem): string =>
  `<item>${[
    plainElement('title', entry.title),
    xmlElement('link', entry.url),
    `<guid isPermaLink="false">${escapeXml(entry.id)}</guid>`,
    xmlElement('pubDate', rssDate(entry.date_published)),
    xmlElement('atom:updated', entry.date_modified),
    ...entry.authors.map(({ name }) => plainElement('dc:creator', name)),
    ...entry.tags.map((tag) => plainElement('category', tag)),
    htmlElement('description', entry.summary),
    `<content:encoded>${xmlCdata(entry.content_html)}</content:encoded>`,
  ].join('')}</item>`

const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&#x26;',
  '&lt;': '&#x3C;',
  '&gt;': '&#x3E;',
}

/** Plain text, with hexadecimal references as the RSS Advisory Board recommends: most readers show those as they are. */
const plainElement = (name: string, value: string): string =>
  xmlElement(name, value).replace(/&(?:amp|lt|gt);/g, (given) => REFERENCES[given] ?? given)

/** A description is HTML, so plain text is escaped for HTML and then for XML. */
const htmlElement = (name: string, text: string): string =>
  xmlElement(name, text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'))

/** RFC 822 date as required by RSS: `Sat, 21 Nov 2026 03:00:00 GMT`. */
const rssDate = (iso: string) => new Date(iso).toUTCString()
