import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { PostGrid } from '#src/site/posts/list/post-grid.tsx'

type RelatedPostsProps = { posts: readonly ListedPost[]; images: PageImages }

/** Related posts at the end of a post. */
export function RelatedPosts({ posts, images }: RelatedPostsProps) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related-posts" className="mt-20 print:hidden">
      <p aria-hidden className="font-mono text-xs text-muted">
        {'// read next'}
      </p>
      <h2 id="related-posts" className="mt-1 text-xl">
        Related Posts
      </h2>
      <PostGrid posts={posts} images={images} headingLevel={3} className="mt-6" />
    </section>
  )
}
