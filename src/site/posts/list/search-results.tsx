import type { ReactNode } from 'react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { PostGrid } from './post-grid.tsx'

type SearchResultsProps = {
  /** The posts shown. */
  posts: readonly ListedPost[]
  foundCount: number
  postCount: number
  /** Leads to more results. */
  children?: ReactNode
}

/** The result of a search, rendered by the server for `/blog?q=` and by the browser while the visitor types. */
export function SearchResults({ posts, foundCount, postCount, children }: SearchResultsProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {`${foundCount} of ${postCount} posts`}
      </p>
      {foundCount > 0 ? (
        <PostGrid posts={posts} images={{}} className="mt-6" />
      ) : (
        <EmptyState className="mt-6" title="No posts found matching your search." />
      )}
      {children}
    </>
  )
}
