import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { searchTexts } from '#src/lib/normalize-for-search.ts'
import type { UsedTag } from '#src/lib/tag-list.ts'

const POST_STATES = ['all', 'published', 'scheduled', 'draft'] as const
export type PostStateFilter = (typeof POST_STATES)[number]

export type PostFilter = {
  query: string
  state: PostStateFilter
  /** Key of a tag; empty for all. */
  tag: string
  /** Empty for all. */
  category: string
}

/** State from the URL; all by default. */
export const parseState = (name: string): PostStateFilter =>
  POST_STATES.find((state) => state === name) ?? 'all'

type FilterContext = { filter: PostFilter; tags: readonly UsedTag[]; now: number }

/** The posts that fit all parts of the filter, in the same order. */
export function filterPosts(
  posts: ListedPost[],
  { filter, tags, now }: FilterContext,
): ListedPost[] {
  const { query, state, tag, category } = filter
  const spellings = new Set(tags.find(({ key }) => key === tag)?.spellings)
  const fits = (post: ListedPost) =>
    (state === 'all' || stateOf(post, now) === state) &&
    (category === '' || post.category === category) &&
    (tag === '' || post.tags.some((name) => spellings.has(name)))
  return searchPostList(posts.filter(fits), query)
}

/** Case-insensitive, by title or excerpt (S2-cms-blog-04). */
export const searchPostList = (posts: readonly ListedPost[], query: string) =>
  searchTexts(posts, query, ({ title, excerpt }) => [title, excerpt])

export function countStates(posts: ListedPost[], now: number): Record<PostStateFilter, number> {
  const counts = { all: posts.length, published: 0, scheduled: 0, draft: 0 }
  for (const post of posts) {
    const state = stateOf(post, now)
    if (state !== 'all') counts[state] += 1
  }
  return counts
}

export function countByStatus(posts: ListedPost[]) {
  const { all, published, scheduled } = countStates(posts, Date.now())
  return { published, scheduled, drafts: all - published - scheduled }
}

/** `all` for a status without a tab. */
const stateOf = (post: ListedPost, now: number) => parseState(displayStatus(post, now) ?? '')

export const usedCategories = (posts: ListedPost[]): string[] =>
  [...new Set(posts.map(({ category }) => category).filter((name) => name !== ''))].toSorted(
    (a, b) => a.localeCompare(b, 'en'),
  )
