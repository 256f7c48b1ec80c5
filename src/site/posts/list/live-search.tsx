'use client'

import { useState } from 'react'
import { COUNTS } from '#src/contract/limits.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { useTextSearch } from '#src/site/search/use-text-search.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { besides, searchPosts } from './post-search.ts'
import { SearchResults } from './search-results.tsx'

type LiveSearchProps = { posts: readonly ListedPost[]; search: string }

/** Search results while the visitor types. */
export const LiveSearch = ({ posts, search }: LiveSearchProps) => (
  <Found key={search} posts={posts} search={search} />
)

/** Number of results shown for the last search, so that Back restores the scroll position. */
let shown = { search: '', limit: 0 }

/** Shows results in steps: rendering thousands of cards would block typing. */
function Found({ posts, search }: LiveSearchProps) {
  const found = searchPosts(posts, search)
  const { found: inText } = useTextSearch(search.trim())
  const [limit, setLimit] = useState(shown.search === search ? shown.limit : COUNTS.foundPosts)
  const showMore = () => {
    shown = { search, limit: limit + COUNTS.foundPosts }
    setLimit(shown.limit)
  }
  return (
    <SearchResults
      posts={found.slice(0, limit)}
      foundCount={found.length}
      postCount={posts.length}
      inText={inText && { ...inText, results: besides(inText.results, found) }}
      more={
        found.length > limit && (
          <p className="mt-10 text-center">
            <Button onClick={showMore}>Show more ({found.length - limit})</Button>
          </p>
        )
      }
    />
  )
}
