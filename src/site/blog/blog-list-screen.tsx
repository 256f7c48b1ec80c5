import type { PostSummary } from '#src/contract/posts.ts'
import { BlogListFrame } from './blog-list-frame.tsx'
import { PostSearch } from './post-search-list.tsx'

export function BlogListScreen({ posts }: { posts: PostSummary[] }) {
  return (
    <BlogListFrame>
      <PostSearch posts={posts} />
    </BlogListFrame>
  )
}
