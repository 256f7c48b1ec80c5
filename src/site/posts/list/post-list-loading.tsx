import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { BLOG_GRID_CLASSES } from './post-grid-classes.ts'
import { PostCardSkeleton } from './post-card-skeleton.tsx'

export function PostListLoading({ count }: { count: number }) {
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
      <Skeleton className="mt-3 h-5 w-32" />
      <Skeleton className="mt-7 h-8 w-20" />
      <Skeleton className="mt-4 h-6 max-w-xl" />
      <SkeletonList count={count} label="Loading posts" className={`mt-6 ${BLOG_GRID_CLASSES}`}>
        <PostCardSkeleton />
      </SkeletonList>
    </div>
  )
}
