import { COUNTS } from '#src/contract/limits.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'

/** 6 placeholders in the shape of a post card (S2-cms-blog-06). */
export function PostListSkeletons() {
  return (
    <SkeletonList
      count={COUNTS.blogPlaceholders}
      label="Loading posts"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4"
    >
      <div className="grid gap-3 rounded-card border border-border bg-surface p-5">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-4 h-3 w-1/2" />
      </div>
    </SkeletonList>
  )
}
