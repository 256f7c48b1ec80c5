import { atomFeed } from './atom.ts'
import { jsonFeed, toFeed } from './feed.ts'
import type { Feed, FeedSource } from './feed.ts'
import { FEED_FORMATS } from '#src/lib/feed-formats.ts'
import type { FeedFormat } from '#src/lib/feed-formats.ts'
import { rssFeed } from './rss.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { notFoundResponse, textResponse } from './text-response.ts'

const WRITERS: Record<FeedFormat, (feed: Feed) => string> = {
  rss: rssFeed,
  atom: atomFeed,
  json: jsonFeed,
}

export async function feedResponse(
  format: FeedFormat,
  source: Omit<FeedSource, 'owner'> | null,
): Promise<Response> {
  if (source === null) return notFoundResponse()
  const feed = toFeed({ ...source, owner: (await getProfile()).personal })
  const { contentType } = FEED_FORMATS[format]
  return textResponse(WRITERS[format](feed), { contentType, lastModified: feed.updated })
}
