import { feedHtml, imageHtml } from '#src/content/render/feed-html.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import type { Personal } from '#src/contract/profile/profile.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import { feedTitle, feedUrl } from './feed-links.ts'
import { latest, modifiedAt, publishedAt } from './post-dates.ts'
import { absoluteUrl, fileUrl } from '#src/services/platform/absolute-url.ts'
import { coverUrl, postPath, tagPath } from './site-urls.ts'

export type FeedSource = {
  owner: Personal
  posts: readonly PublishedPost[]
  tag?: string | undefined
}

/** A feed as JSON Feed 1.1, from which RSS and Atom are written. Posts in the given order, newest publication first. */
export type Feed = ReturnType<typeof toFeed>
export type FeedItem = ReturnType<typeof toItem>

export function toFeed({ owner, posts, tag }: FeedSource) {
  const items = posts.map(toItem)
  return {
    tag,
    /** Last change among its items; undefined when the feed is empty. */
    updated: latest(items.map((item) => item.date_modified)),
    json: {
      version: 'https://jsonfeed.org/version/1.1',
      title: feedTitle({ name: owner.name, tag }),
      // RSS requires one.
      description:
        tag === undefined
          ? owner.tagline || `Posts by ${owner.name}`
          : `Posts by ${owner.name} on ${tag}`,
      home_page_url: absoluteUrl(tag === undefined ? '/blog' : tagPath(tag)),
      feed_url: feedUrl('json', tag),
      icon: absoluteUrl('/icons/icon-512.png'),
      favicon: absoluteUrl('/icons/icon-192.png'),
      language: 'en',
      authors: [{ name: owner.name, url: absoluteUrl('/') }],
      items,
    },
  }
}

export const jsonFeed = ({ json }: Feed): string => JSON.stringify(json)

function toItem(post: PublishedPost) {
  const url = absoluteUrl(postPath(post))
  // Feed readers show only images inside the text.
  const cover = post.imageUrl ? imageHtml({ src: fileUrl(post.imageUrl), alt: '' }, url) : ''
  return {
    // Stable: a changed title or URL does not create a new entry.
    id: post.id,
    url,
    title: post.title,
    summary: post.excerpt,
    content_html: cover + feedHtml(renderContent(post.content, fileUrl), url),
    image: coverUrl(post),
    date_published: publishedAt(post),
    date_modified: modifiedAt(post),
    authors: [{ name: post.author }],
    tags: post.tags,
  }
}
