import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'

type Searchable = { title: string; excerpt: string; category: string }

/** §2: case-insensitive on title, excerpt or category; a blank search keeps everything. */
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
