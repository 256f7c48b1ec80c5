import { COUNTS } from '#src/contract/limits.ts'
import { BLOG_GRID_CLASSES } from '#src/site/posts/list/post-grid-classes.ts'
import { PostCardSkeleton } from '#src/site/posts/list/post-card-skeleton.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'

/** Placeholders of the blog teaser (S2-home-12), below an outline of the hero. */
export function HomeLoading() {
  return (
    <div className="mx-auto max-w-content px-5 py-16">
      <div className="space-y-5 py-16">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-16 w-full max-w-md" />
        <Skeleton className="h-6 w-full max-w-xl" />
        <Skeleton className="h-10 w-64" />
      </div>
      <SkeletonList
        count={COUNTS.homeTeaserPlaceholders}
        label="Loading posts"
        className={BLOG_GRID_CLASSES}
      >
        <PostCardSkeleton />
      </SkeletonList>
    </div>
  )
}
