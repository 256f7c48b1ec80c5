import { atomFeed } from './atom.ts'
import { toFeed } from './feed.ts'
import type { Feed } from './feed.ts'
import { FEED_FORMATS } from './feed-links.ts'
import type { FeedFormat } from './feed-links.ts'
import { jsonFeed } from './json-feed.ts'
import { rssFeed } from './rss.ts'
import { notFoundResponse, textResponse } from './text-response.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'

const WRITERS: Record<FeedFormat, (feed: Feed) => string> = {
  rss: rssFeed,
  atom: atomFeed,
  json: jsonFeed,
}

type FeedSource = { posts: readonly PublishedPost[]; tag?: string }

/** A feed as a response; 404 without a source. The server adds ETag and 304. */
export function feedResponse(format: FeedFormat, source: FeedSource | null): Response {
  if (source === null) return notFoundResponse()
  const feed = toFeed(source)
  const { contentType } = FEED_FORMATS[format]
  return textResponse(WRITERS[format](feed), { contentType, lastModified: feed.updated })
}
