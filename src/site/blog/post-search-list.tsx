'use client'

import { useDeferredValue, useState } from 'react'
import type { PostSummary } from '#src/contract/posts.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SearchInput } from '#src/ui/search-input.tsx'
import { PostCard } from './post-card.tsx'
import { BLOG_GRID_CLASSES } from './blog-grid-classes.ts'
import { searchPosts } from './post-search.ts'

export function PostSearch({ posts }: { posts: readonly PostSummary[] }) {
  const [search, setSearch] = useState('')
  const deferred = useDeferredValue(search)
  const found = searchPosts(posts, deferred)
  const isSearching = deferred.trim() !== ''
  return (
    <>
      <div className="needs-script sticky top-16 z-20 -mx-5 mt-6 bg-bg px-5 py-3">
        <SearchInput
          label="Search posts"
          placeholder="Search posts..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="max-w-md"
        />
        <p role="status" className="sr-only">
          {isSearching && `${found.length} of ${posts.length} posts`}
        </p>
      </div>
      {found.length > 0 ? (
        <PostGrid posts={found} hasWideFirst={!isSearching} />
      ) : (
        <EmptyState
          className="mt-6"
          title={isSearching ? 'No posts found matching your search.' : 'No blog posts available.'}
        />
      )}
    </>
  )
}

function PostGrid({
  posts,
  hasWideFirst,
}: {
  posts: readonly PostSummary[]
  hasWideFirst: boolean
}) {
  return (
    <ul className={BLOG_GRID_CLASSES}>
      {posts.map((post, index) => {
        const isWide = hasWideFirst && index === 0
        return (
          <li key={post.id} className={isWide ? 'sm:col-span-full' : undefined}>
            <PostCard post={post} headingLevel={2} isWide={isWide} isFirst={index === 0} />
          </li>
        )
      })}
    </ul>
  )
}
