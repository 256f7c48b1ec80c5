import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'

type Dated = Pick<PublishedPost, 'publishedAt' | 'createdAt' | 'textChangedAt'>

/** First publication. A row inserted by hand may be public without the date. */
export const publishedAt = (post: Pick<Dated, 'publishedAt' | 'createdAt'>): string =>
  post.publishedAt ?? post.createdAt

/** Never before the publication, as with a scheduled post. ISO timestamps sort as text. */
export const modifiedAt = (post: Dated): string =>
  [publishedAt(post), post.textChangedAt ?? ''].sort().at(-1) ?? ''
