import { COUNTS } from '#src/contract/limits.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'

/** 8 placeholders in the shape of a media card (S2-media-13). */
export function MediaCardSkeletons() {
  return (
    <SkeletonList
      count={COUNTS.mediaSkeletons}
      label="Loading media files"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4"
    >
      <div className="overflow-hidden rounded-card border border-border bg-surface">
        <Skeleton className="aspect-video rounded-none" />
        <div className="grid gap-2 p-4">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      </div>
    </SkeletonList>
  )
}
