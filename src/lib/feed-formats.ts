export const FEED_FORMATS = {
  rss: { file: 'rss.xml', label: 'RSS', contentType: 'application/rss+xml' },
  atom: { file: 'atom.xml', label: 'Atom', contentType: 'application/atom+xml' },
  json: { file: 'feed.json', label: 'JSON Feed', contentType: 'application/feed+json' },
} as const
export type FeedFormat = keyof typeof FEED_FORMATS
