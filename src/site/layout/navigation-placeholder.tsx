import { COUNTS } from '#src/contract/limits.ts'
import { PostCardSkeleton } from '#src/site/posts/list/post-card-skeleton.tsx'
import { BLOG_GRID_CLASSES } from '#src/site/posts/list/post-grid-classes.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'

export const PostListLoading = ({ count }: { count: number }) => (
  <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
    <Skeleton className="mt-3 h-5 w-32" />
    <Skeleton className="mt-7 h-8 w-20" />
    <Skeleton className="mt-4 h-6 max-w-xl" />
    <SkeletonList count={count} label="Loading posts" className={`mt-6 ${BLOG_GRID_CLASSES}`}>
      <PostCardSkeleton />
    </SkeletonList>
  </div>
)

const POST_LOADING = (
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

const PLACEHOLDERS = {
  home: <PostListLoading count={COUNTS.homeTeaserPlaceholders} />,
  list: <PostListLoading count={COUNTS.blogPlaceholders} />,
  post: POST_LOADING,
}

/** Placeholders of the pages that a link of this page may open. They cover it while it loads (page-script/navigation.ts). */
export const NavigationPlaceholder = () =>
  Object.entries(PLACEHOLDERS).map(([name, placeholders]) => (
    <div
      key={name}
      hidden
      data-placeholders={name}
      suppressHydrationWarning
      className="fixed inset-x-0 top-16 bottom-0 z-10 overflow-hidden bg-bg"
    >
      {placeholders}
    </div>
  ))
