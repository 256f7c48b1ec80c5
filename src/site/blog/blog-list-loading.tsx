import { COUNTS } from '#src/contract/limits.ts'
import { SkeletonList } from '#src/ui/skeleton.tsx'
import { BLOG_GRID_CLASSES } from './blog-grid-classes.ts'
import { BlogListFrame } from './blog-list-frame.tsx'
import { PostCardSkeleton } from './post-card-skeleton.tsx'

export function BlogListLoading() {
  return (
    <BlogListFrame>
      <SkeletonList
        count={COUNTS.blogPlaceholders}
        label="Loading posts"
        className={BLOG_GRID_CLASSES}
      >
        <PostCardSkeleton />
      </SkeletonList>
    </BlogListFrame>
  )
}
