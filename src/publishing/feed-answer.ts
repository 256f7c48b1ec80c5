import { atom } from './atom.ts'
import { toFeed } from './feed.ts'
import type { Feed } from './feed.ts'
import { FEED_FORMATS } from './feed-links.ts'
import type { FeedFormat } from './feed-links.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'
import { missingAnswer, textAnswer } from './text-answer.ts'
import type { PublishedPost } from '#src/contract/page-content.ts'

const WRITERS: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json: jsonFeed }

type FeedSource = { posts: readonly PublishedPost[]; tag?: string }

/** A feed as an answer; 404 when there is nothing it could be of. The server adds ETag and 304. */
export function feedAnswer(format: FeedFormat, source: FeedSource | null): Response {
  if (source === null) return missingAnswer()
  const feed = toFeed(source)
  const { contentType } = FEED_FORMATS[format]
  return textAnswer(WRITERS[format](feed), { contentType, lastModified: feed.updated })
}
