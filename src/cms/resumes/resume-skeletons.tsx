import { COUNTS } from '#src/contract/limits.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'

/** 3 placeholders in the shape of a row (S2-resume-08). */
export function ResumeSkeletons() {
  return (
    <SkeletonList count={COUNTS.resumeSkeletons} label="Loading resumes" className="grid gap-2">
      <div className="grid gap-2 rounded-card border border-border bg-surface px-4 py-4">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-3 w-1/5" />
      </div>
    </SkeletonList>
  )
}
