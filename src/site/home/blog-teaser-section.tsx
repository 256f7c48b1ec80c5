import { COUNTS } from '#src/contract/limits.ts'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { PostCard } from '#src/site/blog/post-card.tsx'
import { HomeSection } from './home-section.tsx'
import { TEASER_GRID_CLASSES } from './teaser-grid-classes.ts'

export type Teaser = { posts: readonly ListedPost[]; images: PageImages }

export function BlogTeaserSection({ posts, images }: Teaser) {
  return (
    <HomeSection
      id="blog"
      title="Blog"
      aside={<LinkButton href="/blog">View All Posts</LinkButton>}
    >
      <TeaserPosts posts={posts.slice(0, COUNTS.homeTeaserPosts)} images={images} />
    </HomeSection>
  )
}

function TeaserPosts({ posts, images }: Teaser) {
  if (posts.length === 0) return <p className="text-muted">No blog posts available.</p>
  return (
    <ul className={TEASER_GRID_CLASSES}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} images={images} headingLevel={3} />
        </li>
      ))}
    </ul>
  )
}
