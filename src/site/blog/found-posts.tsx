import type { ReactNode } from 'react'
import type { ListedPost } from '#src/contract/posts.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PostGrid } from './post-grid.tsx'

type FoundPostsProps = {
  /** Those that are shown. */
  posts: readonly ListedPost[]
  foundCount: number
  postCount: number
  /** Shows more of those that were found. */
  more: ReactNode
}

/** The result of a search: made by the server for `/blog?q=`, and by the browser while the reader types. */
export function FoundPosts({ posts, foundCount, postCount, more }: FoundPostsProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {`${foundCount} of ${postCount} posts`}
      </p>
      {foundCount > 0 ? (
        <PostGrid posts={posts} images={{}} />
      ) : (
        <EmptyState className="mt-6" title="No posts found matching your search." />
      )}
      {foundCount > posts.length && <p className="mt-10 text-center">{more}</p>}
    </>
  )
}
