import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'

type Dated = Pick<PublishedPost, 'publishedAt' | 'createdAt' | 'textChangedAt'>

/** First publication; a public post has one, a row written by hand may not. */
export const publishedAt = (post: Pick<Dated, 'publishedAt' | 'createdAt'>): string =>
  post.publishedAt ?? post.createdAt

/**
 * Last change of what is read, the same everywhere; a save that leaves it alone is none. Never before the
 * publication, as with a post that was scheduled. ISO timestamps sort as text.
 */
export const modifiedAt = (post: Dated): string =>
  [publishedAt(post), post.textChangedAt ?? ''].sort().at(-1) ?? ''
