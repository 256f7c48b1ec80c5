'use client'

import { useState } from 'react'
import { COUNTS } from '#src/contract/limits.ts'
import type { ListedPost } from '#src/contract/posts.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PostGrid } from './post-grid.tsx'
import { searchPosts } from './post-search.ts'

type FoundPostsProps = { posts: readonly ListedPost[]; search: string }

export function FoundPosts({ posts, search }: FoundPostsProps) {
  const found = searchPosts(posts, search)
  return (
    <>
      <p role="status" className="sr-only">
        {`${found.length} of ${posts.length} posts`}
      </p>
      {found.length > 0 ? (
        <FoundGrid key={search} posts={found} search={search} />
      ) : (
        <EmptyState className="mt-6" title="No posts found matching your search." />
      )}
    </>
  )
}

/** How much was shown of the last search: after Back its place is there again. */
let shown = { search: '', limit: 0 }

/** Not all at once: thousands of cards would hold up the next letter. */
function FoundGrid({ posts, search }: FoundPostsProps) {
  const [limit, setLimit] = useState(shown.search === search ? shown.limit : COUNTS.foundPosts)
  const showMore = () => {
    shown = { search, limit: limit + COUNTS.foundPosts }
    setLimit(shown.limit)
  }
  const left = posts.length - limit
  return (
    <>
      <PostGrid posts={posts.slice(0, limit)} images={{}} />
      {left > 0 && (
        <p className="mt-10 text-center">
          <Button onClick={showMore}>Show more ({left})</Button>
        </p>
      )}
    </>
  )
}
