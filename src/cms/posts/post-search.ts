import type { PostSummary } from '#src/contract/posts.ts'

/** §2 Blog management: case-insensitive, by title or excerpt. */
export function searchPosts(posts: PostSummary[], query: string): PostSummary[] {
  const wanted = query.trim().toLowerCase()
  return posts.filter(({ title, excerpt }) =>
    [title, excerpt].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** §2 Dashboard: drafts are what is not published. */
export function countByStatus(posts: PostSummary[]): { published: number; drafts: number } {
  const published = posts.filter(({ status }) => status === 'published').length
  return { published, drafts: posts.length - published }
}
