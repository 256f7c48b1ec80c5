import type { Feed, FeedEntry } from './feed.ts'
import { feedUrl } from './feed-links.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeUrl,
    feed_url: feedUrl('json', feed.tag),
    icon: absoluteUrl('/icons/icon-512.png'),
    favicon: absoluteUrl('/icons/icon-192.png'),
    language: 'en',
    authors: [{ name: feed.author, url: absoluteUrl('/') }],
    items: feed.entries.map(item),
  })
}

const item = (entry: FeedEntry) => ({
  id: entry.id,
  url: entry.url,
  title: entry.title,
  summary: entry.summary,
  content_html: entry.html,
  ...(entry.image === undefined ? {} : { image: entry.image }),
  date_published: entry.published,
  date_modified: entry.updated,
  authors: [{ name: entry.author }],
  tags: entry.tags,
})
