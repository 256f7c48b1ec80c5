import { COUNTS } from '#src/contract/limits.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'

/** 5 placeholders in the shape of a message (S2-contacts-07). */
export function MessageSkeletons() {
  return (
    <SkeletonList
      count={COUNTS.messageSkeletons}
      label="Loading messages"
      className="grid gap-2 lg:max-w-xl"
    >
      <div className="grid gap-2 rounded-card border border-border bg-surface p-4">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-3 w-1/2" />
        <Skeleton className="mt-2 h-4 w-full" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </SkeletonList>
  )
}
