import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'

/** Case-insensitive, by title or excerpt (S2-cms-blog-04). */
export function searchPostList(posts: ListedPost[], query: string): ListedPost[] {
  const wanted = normalizeForSearch(query.trim())
  return posts.filter(({ title, excerpt }) =>
    [title, excerpt].some((text) => normalizeForSearch(text).includes(wanted)),
  )
}

export function countByStatus(posts: ListedPost[]) {
  const statuses = posts.map((post) => displayStatus(post))
  const published = statuses.filter((status) => status === 'published').length
  const scheduled = statuses.filter((status) => status === 'scheduled').length
  return { published, scheduled, drafts: posts.length - published - scheduled }
}
