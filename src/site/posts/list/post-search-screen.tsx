import type { PostPage } from '#src/contract/posts/public-page-data.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import type { SearchResponse } from '#src/contract/search/search-schemas.ts'
import { PostListScreen } from './post-list-screen.tsx'
import { Pagination } from './pagination.tsx'
import { SearchResults } from './search-results.tsx'

type PostSearchScreenProps = {
  list: PostPage
  intro: string
  search: string
  /** One page of the posts found. */
  found: { posts: readonly ListedPost[]; page: number; pageCount: number; foundCount: number }
  /** The same page of full-text results; null after a failure. */
  inText: Pick<SearchResponse, 'results' | 'tags' | 'corrected'> | null
}

/** Server-rendered result of the search form; works without scripts. With scripts, the box searches live. */
export function PostSearchScreen(props: PostSearchScreenProps) {
  const { list, intro, search, found, inText } = props
  const { posts, page, pageCount, foundCount } = found
  const results = (
    <SearchResults posts={posts} foundCount={foundCount} inText={inText}>
      <Pagination
        list={`/blog?${new URLSearchParams({ q: search })}`}
        page={page}
        pageCount={pageCount}
      />
    </SearchResults>
  )
  return <PostListScreen list={list} intro={intro} serverSearch={{ search, found: results }} />
}
