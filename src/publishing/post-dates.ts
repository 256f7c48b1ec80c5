import type { Post } from '#src/contract/posts.ts'

type Dated = Pick<Post, 'publishedAt' | 'createdAt' | 'updatedAt'>

/** First publication; a public post has one, a row written by hand may not. */
export const publishedAt = (post: Dated): string => post.publishedAt ?? post.createdAt

/** Last edit; never before the publication, as with a post that was scheduled. ISO timestamps sort as text. */
export const modifiedAt = (post: Dated): string =>
  post.updatedAt > publishedAt(post) ? post.updatedAt : publishedAt(post)
