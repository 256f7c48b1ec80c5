import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import type { UsedTag } from '#src/lib/tag-list.ts'
import { searchPostList } from './post-list-search.ts'

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

export function countStates(posts: ListedPost[], now: number): Record<PostStateFilter, number> {
  const counts = { all: posts.length, published: 0, scheduled: 0, draft: 0 }
  for (const post of posts) {
    const state = stateOf(post, now)
    if (state) counts[state] += 1
  }
  return counts
}

function stateOf(post: ListedPost, now: number) {
  const status = displayStatus(post, now)
  return status === 'published' || status === 'scheduled' || status === 'draft' ? status : undefined
}

export const usedCategories = (posts: ListedPost[]): string[] =>
  [...new Set(posts.map(({ category }) => category).filter((name) => name !== ''))].toSorted(
    (a, b) => a.localeCompare(b, 'en'),
  )
