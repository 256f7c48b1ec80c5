import { COUNTS } from '#src/contract/limits.ts'
import { searchTexts } from '#src/lib/normalize-for-search.ts'
import { parsePageNumber } from './list-paths.ts'

type Searchable = { title: string; excerpt: string; category: string }

/** Case-insensitive on title, excerpt or category (S2-blog-list-03); a blank search keeps everything. */
export const searchPosts = <T extends Searchable>(posts: readonly T[], search: string): T[] =>
  searchTexts(posts, search, ({ title, excerpt, category }) => [title, excerpt, category])

/**
 * One page of the results: the last page for too large numbers, the first for invalid ones.
 * @param textPages pages of full-text results, which are shown with them
 */
export function paginateResults<T>(found: readonly T[], page = '', textPages = 1) {
  const size = COUNTS.foundPosts
  const pageCount = Math.max(textPages, Math.ceil(found.length / size))
  const number = Math.min(parsePageNumber(page) ?? 1, pageCount)
  const posts = found.slice((number - 1) * size, number * size)
  return { posts, page: number, pageCount, foundCount: found.length }
}

/** Further full-text results. */
export function excludePosts<T extends { id: string }>(
  results: readonly T[],
  posts: readonly { id: string }[],
): T[] {
  const shown = new Set(posts.map(({ id }) => id))
  return results.filter(({ id }) => !shown.has(id))
}
