import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'

type Dated = Pick<PublishedPost, 'publishedAt' | 'createdAt' | 'textChangedAt'>

/** First publication. A row inserted by hand may be public without the date. */
export const publishedAt = (post: Pick<Dated, 'publishedAt' | 'createdAt'>): string =>
  post.publishedAt ?? post.createdAt

/** Never before the publication, as with a scheduled post. */
export const modifiedAt = (post: Dated): string =>
  latest([publishedAt(post), post.textChangedAt ?? '']) ?? ''

/** ISO timestamps sort as text. */
export const latest = (dates: readonly string[]): string | undefined => dates.toSorted().at(-1)
