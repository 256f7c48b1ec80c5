import { Suspense } from 'react'
import { COUNTS } from '#src/contract/limits.ts'
import type { PostSummary } from '#src/contract/posts.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { SkeletonList } from '#src/ui/skeleton.tsx'
import { PostCard } from '#src/site/blog/post-card.tsx'
import { PostCardSkeleton } from '#src/site/blog/post-card-skeleton.tsx'
import { HomeSection } from './home-section.tsx'

const gridClasses = 'grid gap-6 sm:grid-cols-2 xl:grid-cols-3'

export function BlogTeaserSection({ posts }: { posts: Promise<PostSummary[]> }) {
  return (
    <HomeSection
      id="blog"
      title="Blog"
      aside={<LinkButton href="/blog">View All Posts</LinkButton>}
    >
      <Suspense fallback={<TeaserPlaceholders />}>
        <TeaserPosts posts={posts} />
      </Suspense>
    </HomeSection>
  )
}

async function TeaserPosts({ posts }: { posts: Promise<PostSummary[]> }) {
  const first = (await posts).slice(0, COUNTS.homeTeaserPosts)
  if (first.length === 0) return <p className="text-muted">No blog posts available.</p>
  return (
    <ul className={gridClasses}>
      {first.map((post) => (
        <li key={post.id}>
          <PostCard post={post} headingLevel={3} />
        </li>
      ))}
    </ul>
  )
}

function TeaserPlaceholders() {
  return (
    <SkeletonList
      count={COUNTS.homeTeaserPlaceholders}
      label="Loading posts"
      className={gridClasses}
    >
      <PostCardSkeleton />
    </SkeletonList>
  )
}
