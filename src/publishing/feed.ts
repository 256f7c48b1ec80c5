import { feedHtml, imageHtml } from '#src/content/render/feed-html.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { feedTitle } from './feed-links.ts'
import { modifiedAt, publishedAt } from './post-dates.ts'
import { absoluteUrl, postPath, tagPath } from './site-urls.ts'

export type FeedEntry = {
  /** Of the post, for good: a new title or address makes no new entry. */
  id: string
  url: string
  title: string
  summary: string
  /** The whole post, with absolute addresses; its picture first, because readers show no other. */
  html: string
  author: string
  tags: string[]
  /** Cover, absolute. */
  image: string | undefined
  published: string
  updated: string
}

/** What all three formats say. */
export type Feed = {
  title: string
  description: string
  homeUrl: string
  tag: string | undefined
  /** Of the last change among its entries; undefined when it is empty. */
  updated: string | undefined
  entries: FeedEntry[]
}

type FeedSource = { posts: readonly PublishedPost[]; tag?: string | undefined }

/** The feed of these posts, newest publication first, as they are given. */
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
