import { feedHtml, imageHtml } from '#src/content/render/feed-html.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import type { Personal } from '#src/contract/profile/profile.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { feedTitle } from './feed-links.ts'
import { latest, modifiedAt, publishedAt } from './post-dates.ts'
import { absoluteUrl, fileUrl } from '#src/services/platform/absolute-url.ts'
import { coverUrl, postPath, tagPath } from './site-urls.ts'

export type FeedEntry = {
  /** Stable id of the post: a changed title or URL does not create a new entry. */
  id: string
  url: string
  title: string
  summary: string
  /** The full post, with absolute URLs; its cover first, because feed readers show only images inside the text. */
  html: string
  author: string
  tags: string[]
  image: string | undefined
  published: string
  updated: string
}

export type Feed = {
  title: string
  description: string
  author: string
  homeUrl: string
  tag: string | undefined
  /** Last change among its entries; undefined when the feed is empty. */
  updated: string | undefined
  entries: FeedEntry[]
}

export type FeedSource = {
  owner: Personal
  posts: readonly PublishedPost[]
  tag?: string | undefined
}

/** Builds the feed of these posts, in the given order, newest publication first. */
export function toFeed({ owner, posts, tag }: FeedSource): Feed {
  const entries = posts.map(toEntry)
  return {
    title: feedTitle({ name: owner.name, tag }),
    // RSS requires one.
    description:
      tag === undefined
        ? owner.tagline || `Posts by ${owner.name}`
        : `Posts by ${owner.name} on ${tag}`,
    author: owner.name,
    homeUrl: absoluteUrl(tag === undefined ? '/blog' : tagPath(tag)),
    tag,
    updated: latest(entries.map((entry) => entry.updated)),
    entries,
  }
}

function toEntry(post: PublishedPost): FeedEntry {
  const url = absoluteUrl(postPath(post))
  const cover = post.imageUrl ? imageHtml({ src: fileUrl(post.imageUrl), alt: '' }, url) : ''
  return {
    id: post.id,
    url,
    title: post.title,
    summary: post.excerpt,
    html: cover + feedHtml(renderContent(post.content, fileUrl), url),
    author: post.author,
    tags: post.tags,
    image: coverUrl(post),
    published: publishedAt(post),
    updated: modifiedAt(post),
  }
}
