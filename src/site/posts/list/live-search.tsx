import { COUNTS } from '#src/contract/limits.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { useTextSearch } from '#src/site/search/use-text-search.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { excludePosts, searchPosts } from './post-search.ts'
import { SearchResults } from './search-results.tsx'

type LiveSearchProps = { posts: readonly ListedPost[]; search: string }

/** Search results while the visitor types: the first page, as the server would render it. */
export function LiveSearch({ posts, search }: LiveSearchProps) {
  const found = searchPosts(posts, search)
  const { found: inText, isError } = useTextSearch(search.trim())
  const rest = found.length - COUNTS.foundPosts
  return (
    <SearchResults
      posts={found.slice(0, COUNTS.foundPosts)}
      foundCount={found.length}
      isRunning={inText === null && !isError}
      inText={inText && { ...inText, results: excludePosts(inText.results, found) }}
    >
      {rest > 0 && (
        <p className="mt-10 text-center">
          <AnchorButton href={`/blog?${new URLSearchParams({ q: search, page: '2' })}`}>
            Show more ({rest})
          </AnchorButton>
        </p>
      )}
    </SearchResults>
  )
}
