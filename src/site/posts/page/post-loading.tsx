import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { BackToBlog } from './back-to-blog.tsx'

export function PostLoading() {
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
      <BackToBlog />
      <div role="status" className="mt-6 max-w-post space-y-5">
        <span className="sr-only">Loading post</span>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="aspect-video w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    </div>
  )
}
