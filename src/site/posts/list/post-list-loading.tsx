import { COUNTS } from '#src/contract/limits.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { BLOG_GRID_CLASSES } from './post-grid-classes.ts'
import { PostListLayout } from './post-list-layout.tsx'
import { PostCardSkeleton } from './post-card-skeleton.tsx'

export function PostListLoading() {
  return (
    <PostListLayout intro={<Skeleton className="h-6 max-w-xl" />}>
      <SkeletonList
        count={COUNTS.blogPlaceholders}
        label="Loading posts"
        className={`mt-6 ${BLOG_GRID_CLASSES}`}
      >
        <PostCardSkeleton />
      </SkeletonList>
    </PostListLayout>
  )
}
