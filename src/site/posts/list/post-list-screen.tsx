import type { BlogPage } from '#src/contract/posts/public-page-data.ts'
import { searchIndexCall } from '#src/contract/posts/search-index-call.ts'
import { BackLink } from '#src/site/layout/back-link.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { PostThread } from '#src/site/posts/thread/post-thread.tsx'
import { Pagination } from './pagination.tsx'
import { pageLabel } from './page-label.ts'
import { PostYears } from './post-grid.tsx'
import { PostSearchBox } from './post-search-box.tsx'
import type { ServerSearch } from './post-search-box.tsx'

type PostListScreenProps = {
  list: BlogPage
  /** The subject of the blog. */
  intro: string
  serverSearch?: ServerSearch
}

export function PostListScreen({ list, intro, serverSearch }: PostListScreenProps) {
  const { posts, images, page, pageCount, thread = [] } = list
  const pageText = pageLabel(list)
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
      <BackLink href="/">Back to Home</BackLink>
      <h1 className="mt-4 text-title">Blog</h1>
      {intro && <div className="mt-3 max-w-2xl text-balance text-muted">{intro}</div>}
      {pageText && <p className="mt-3 font-mono text-xs text-muted">{pageText}</p>}
      <PostSearchBox {...serverSearch} indexPath={searchIndexCall.path}>
        {posts.length > 0 ? (
          <div className="lights">
            <PostThread
              posts={thread}
              lit={posts.map(({ slug }) => slug)}
              className="mt-6 [--thread-height:5rem]"
            />
            <PostYears posts={posts} images={images} hasWideFirst={page === 1} />
          </div>
        ) : (
          <EmptyState className="mt-6" title="No blog posts available." />
        )}
        <Pagination list="/blog" page={page} pageCount={pageCount} />
      </PostSearchBox>
    </div>
  )
}
