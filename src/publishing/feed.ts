import { feedHtml, imageHtml } from '#src/content/render/feed-html.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { feedTitle } from './feed-links.ts'
import { modifiedAt, publishedAt } from './post-dates.ts'
import { absoluteUrl, postPath, tagPath } from './site-urls.ts'

export type FeedEntry = {
  /** Stable id of the post: a changed title or address does not create a new entry. */
  id: string
  url: string
  title: string
  summary: string
  /** The full post, with absolute URLs; its cover first, because feed readers show only pictures inside the text. */
  html: string
  author: string
  tags: string[]
  /** Absolute URL of the cover. */
  image: string | undefined
  published: string
  updated: string
}

/** Feed data shared by the three formats. */
export type Feed = {
  title: string
  description: string
  homeUrl: string
  tag: string | undefined
  /** Last change among its entries; undefined when the feed is empty. */
  updated: string | undefined
  entries: FeedEntry[]
}

type FeedSource = { posts: readonly PublishedPost[]; tag?: string | undefined }

/** Builds the feed of these posts, in the given order, newest publication first. */
export function toFeed({ posts, tag }: FeedSource): Feed {
  const entries = posts.map(toEntry)
  return {
    title: feedTitle(tag),
    description:
      tag === undefined
        ? portfolio.personal.tagline
        : `Posts by ${portfolio.personal.name} on ${tag}`,
    homeUrl: absoluteUrl(tag === undefined ? '/blog' : tagPath(tag)),
    tag,
    updated: entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1),
    entries,
  }
}

function toEntry(post: PublishedPost): FeedEntry {
  const url = absoluteUrl(postPath(post))
  const cover = post.imageUrl ? imageHtml({ src: post.imageUrl, alt: '' }, url) : ''
  return {
    id: post.id,
    url,
    title: post.title,
    summary: post.excerpt,
    html: cover + feedHtml(renderContent(post.content), url),
    author: post.author,
    tags: post.tags,
    image: post.imageUrl ? absoluteUrl(post.imageUrl) : undefined,
    published: publishedAt(post),
    updated: modifiedAt(post),
  }
}
