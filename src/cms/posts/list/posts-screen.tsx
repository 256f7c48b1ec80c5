'use client'

import { Plus } from 'lucide-react'
import { postListOptions } from '#src/queries/post-queries.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { LoadedList } from '#src/cms/components/list/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen/screen-search.tsx'
import { COUNTS } from '#src/contract/limits.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { PostList } from './post-list.tsx'
import { usePostView } from './use-post-view.ts'

export function PostListScreen() {
  const view = usePostView()
  return (
    <>
      <ScreenHeader title="Blog Management">
        <LinkButton icon={Plus} href="/cms/blog/new" variant="primary">
          New Post
        </LinkButton>
      </ScreenHeader>
      <ScreenSearch
        label="Search blog posts"
        value={view.filter.query}
        onChange={(query) => view.change({ query })}
      />
      <LoadedList options={postListOptions()} noun="post" skeletons={<PostListSkeletons />}>
        {(posts, loadedAt) => <PostList {...{ posts, loadedAt, view }} />}
      </LoadedList>
    </>
  )
}

/** 6 placeholders in the shape of a post card (S2-cms-blog-06). */
function PostListSkeletons() {
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
