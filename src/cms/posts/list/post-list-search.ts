import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { searchTexts } from '#src/lib/normalize-for-search.ts'

/** Case-insensitive, by title or excerpt (S2-cms-blog-04). */
export const searchPostList = (posts: readonly ListedPost[], query: string) =>
  searchTexts(posts, query, ({ title, excerpt }) => [title, excerpt])

export function countByStatus(posts: ListedPost[]) {
  const statuses = posts.map((post) => displayStatus(post))
  const published = statuses.filter((status) => status === 'published').length
  const scheduled = statuses.filter((status) => status === 'scheduled').length
  return { published, scheduled, drafts: posts.length - published - scheduled }
}
