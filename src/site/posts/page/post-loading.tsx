import { Skeleton } from '#src/ui/display/skeleton.tsx'

export function PostLoading() {
  return (
    <div className="mx-auto max-w-content px-5 pt-2 pb-12 lg:pt-10 lg:pb-16">
      <Skeleton className="my-3 h-5 w-28" />
      <div role="status" className="mt-2 max-w-post space-y-5">
        <span className="sr-only">Loading post</span>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="mt-10 h-5 w-full" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    </div>
  )
}
