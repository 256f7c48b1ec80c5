import type { Feed, FeedEntry } from './feed.ts'
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

/** RSS 2.0 with the full text of each post. */
export function rssFeed(feed: Feed): string {
  const image = `<image>${[
    xmlElement('url', absoluteUrl('/icons/icon-144.png')),
    xmlElement('title', feed.title),
    xmlElement('link', feed.homeUrl),
    xmlElement('width', IMAGE_SIDE),
    xmlElement('height', IMAGE_SIDE),
  ].join('')}</image>`
  const channel = [
    xmlElement('title', feed.title),
    xmlElement('link', feed.homeUrl),
    xmlElement('description', feed.description),
    xmlElement('language', 'en'),
    ...(feed.updated === undefined ? [] : [xmlElement('lastBuildDate', rssDate(feed.updated))]),
    xmlElement('ttl', String(MINUTES_TO_LIVE)),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feedUrl('rss', feed.tag))}"/>`,
    image,
    ...feed.entries.map(item),
  ]
  return `${XML_DECLARATION}${FEED_STYLE}<rss version="2.0" ${NAMESPACES}><channel>\n${channel.join('\n')}\n</channel></rss>\n`
}

const item = (entry: FeedEntry): string =>
  `<item>${[
    xmlElement('title', entry.title),
    xmlElement('link', entry.url),
    `<guid isPermaLink="false">${escapeXml(entry.id)}</guid>`,
    xmlElement('pubDate', rssDate(entry.published)),
    xmlElement('atom:updated', entry.updated),
    xmlElement('dc:creator', entry.author),
    ...entry.tags.map((tag) => xmlElement('category', tag)),
    xmlElement('description', entry.summary),
    `<content:encoded>${xmlCdata(entry.html)}</content:encoded>`,
  ].join('')}</item>`

/** RFC 822 date as required by RSS: `Sat, 21 Nov 2026 03:00:00 GMT`. */
const rssDate = (iso: string) => new Date(iso).toUTCString()
