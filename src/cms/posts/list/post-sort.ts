import type { ListedPost } from '#src/contract/posts/post-schemas.ts'

/** Every order, as the URL names it: `-` is descending. */
export const POST_SORTS = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: '-published', label: 'Last published first' },
  { value: 'published', label: 'First published first' },
  { value: 'title', label: 'Title A to Z' },
  { value: '-title', label: 'Title Z to A' },
  { value: 'read', label: 'Shortest read first' },
  { value: '-read', label: 'Longest read first' },
] as const

export type PostSort = (typeof POST_SORTS)[number]['value']

/** The order of the list as it is loaded. */
export const DEFAULT_SORT: PostSort = '-created'

/** Order from the URL; the default for any other text. */
export const parseSort = (name: string): PostSort =>
  POST_SORTS.find(({ value }) => value === name)?.value ?? DEFAULT_SORT

const titles = new Intl.Collator('en', { numeric: true })

/** Undated posts are last in both directions. */
type Compare = (a: ListedPost, b: ListedPost, direction: 1 | -1) => number

const byDate =
  (dateOf: (post: ListedPost) => string | null | undefined): Compare =>
  (a, b, direction) => {
    const [one, other] = [dateOf(a) ?? '', dateOf(b) ?? '']
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    return direction * (one < other ? -1 : Number(one > other))
  }

const COMPARE: Record<string, Compare> = {
  created: byDate(({ createdAt }) => createdAt),
  published: byDate(({ publishedAt }) => publishedAt),
  title: (a, b, direction) => direction * titles.compare(a.title, b.title),
  read: (a, b, direction) => direction * (a.readTime - b.readTime),
}

/** The posts in this order; equal ones stay newest first. */
export function sortPosts(posts: ListedPost[], sort: PostSort): ListedPost[] {
  const compare = COMPARE[sort.replace('-', '')]
  if (!compare || sort === DEFAULT_SORT) return posts
  return posts.toSorted((a, b) => compare(a, b, sort.startsWith('-') ? -1 : 1))
}
