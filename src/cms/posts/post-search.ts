import { shownStatus } from '#src/contract/posts.ts'
import type { ListedPost } from '#src/contract/posts.ts'
import { searchText } from '#src/lib/search-text.ts'

/** §2 Blog management: case-insensitive, by title or excerpt. */
export function searchPosts(posts: ListedPost[], query: string): ListedPost[] {
  const wanted = searchText(query.trim())
  return posts.filter(({ title, excerpt }) =>
    [title, excerpt].some((text) => searchText(text).includes(wanted)),
  )
}

/** §2 Dashboard: drafts are what is neither published nor scheduled. */
export function countByStatus(posts: ListedPost[]) {
  const statuses = posts.map((post) => shownStatus(post))
  const published = statuses.filter((status) => status === 'published').length
  const scheduled = statuses.filter((status) => status === 'scheduled').length
  return { published, scheduled, drafts: posts.length - published - scheduled }
}
