import { COUNTS } from '#src/contract/limits.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { BLOG_GRID_CLASSES } from './blog-grid-classes.ts'
import { BlogListLayout } from './blog-list-layout.tsx'
import { PostCardSkeleton } from './post-card-skeleton.tsx'

export function BlogListLoading() {
  return (
    <BlogListLayout intro={<Skeleton className="h-6 max-w-xl" />}>
      <SkeletonList
        count={COUNTS.blogPlaceholders}
        label="Loading posts"
        className={`mt-6 ${BLOG_GRID_CLASSES}`}
      >
        <PostCardSkeleton />
      </SkeletonList>
    </BlogListLayout>
  )
}
