import { COUNTS } from '#src/contract/limits.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'
import { parsePageNumber } from './list-paths.ts'

type Searchable = { title: string; excerpt: string; category: string }

/** Case-insensitive on title, excerpt or category (S2-blog-list-03); a blank search keeps everything. */
export function searchPosts<T extends Searchable>(
  posts: readonly T[],
  search: string,
): readonly T[] {
  const term = normalizeForSearch(search.trim())
  if (term === '') return posts
  return posts.filter(({ title, excerpt, category }) =>
    [title, excerpt, category].some((text) => normalizeForSearch(text).includes(term)),
  )
}

/** One page of the found posts: for a number that is too large the last one, for what is no number the first. */
export function pageOfFound<T>(found: readonly T[], page = '') {
  const size = COUNTS.foundPosts
  const pageCount = Math.max(1, Math.ceil(found.length / size))
  const number = Math.min(parsePageNumber(page) ?? 1, pageCount)
  const posts = found.slice((number - 1) * size, number * size)
  return { posts, page: number, pageCount, foundCount: found.length }
}
