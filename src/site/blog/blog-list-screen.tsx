import type { PostPage } from '#src/contract/page-content.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { BlogListFrame } from './blog-list-frame.tsx'
import { ListPages } from './list-pages.tsx'
import { placeInList } from './place-in-list.ts'
import { PostGrid } from './post-grid.tsx'
import { PostSearch } from './post-search-box.tsx'
import type { AskedSearch } from './post-search-box.tsx'

type BlogListScreenProps = { list: PostPage; asked?: AskedSearch }

export function BlogListScreen({ list, asked }: BlogListScreenProps) {
  const { posts, images, page, pageCount } = list
  return (
    <BlogListFrame place={placeInList(list)}>
      <PostSearch {...asked}>
        {posts.length > 0 ? (
          <PostGrid posts={posts} images={images} hasWideFirst={page === 1} isTopOfPage />
        ) : (
          <EmptyState className="mt-6" title="No blog posts available." />
        )}
        <ListPages list="/blog" page={page} pageCount={pageCount} />
      </PostSearch>
    </BlogListFrame>
  )
}
