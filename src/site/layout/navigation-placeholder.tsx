import { COUNTS } from '#src/contract/limits.ts'
import { PostListLoading } from '#src/site/posts/list/post-list-loading.tsx'
import { PostLoading } from '#src/site/posts/page/post-loading.tsx'

const PLACEHOLDERS = {
  home: <PostListLoading count={COUNTS.homeTeaserPlaceholders} />,
  list: <PostListLoading count={COUNTS.blogPlaceholders} />,
  post: <PostLoading />,
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
