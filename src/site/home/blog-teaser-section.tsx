import { COUNTS } from '#src/contract/limits.ts'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { PostGrid } from '#src/site/posts/list/post-grid.tsx'
import { HomeSection } from './home-section.tsx'

export type Teaser = { posts: readonly ListedPost[]; images: PageImages }

export function BlogTeaserSection({ posts, images }: Teaser) {
  const shown = posts.slice(0, COUNTS.homeTeaserPosts)
  return (
    <HomeSection
      id="blog"
      title="Blog"
      layout="above"
      aside={<LinkButton href="/blog">View All Posts</LinkButton>}
    >
      {shown.length === 0 ? (
        <p className="text-muted">No blog posts available.</p>
      ) : (
        <PostGrid
          posts={shown}
          images={images}
          headingLevel={3}
          className="max-sm:swipe-area max-sm:swipe-items"
        />
      )}
    </HomeSection>
  )
}
