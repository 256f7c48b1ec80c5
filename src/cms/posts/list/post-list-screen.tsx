'use client'

import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { calls } from '#src/contract/api/calls.ts'
import { useArrivals } from '#src/queries/arrivals.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { UnreadableItemsNote } from '#src/cms/components/unreadable-items-note.tsx'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import { NewEntries } from '#src/cms/components/new-entries.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen-search.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { PostList } from './post-list.tsx'
import { PostListSkeletons } from './post-list-skeletons.tsx'
import { usePostView } from './use-post-view.ts'

/** The list of posts. */
export function PostListScreen() {
  const view = usePostView()
  const posts = useQuery(postListOptions())
  const arrivals = useArrivals(postListOptions().queryKey)
  const known = posts.data?.filter(({ id }) => !arrivals.isHeld(id)) ?? []
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
          <PageHeaderTitle>Blog Management</PageHeaderTitle>
        </PageHeaderText>
        <PageHeaderActions>
          <IntentLink href="/cms/blog/new" className={buttonClasses({ variant: 'primary' })}>
            <Plus aria-hidden className="size-4" />
            New Post
          </IntentLink>
        </PageHeaderActions>
      </PageHeader>
      <ScreenSearch
        label="Search blog posts"
        placeholder="Search blog posts..."
        value={view.filter.query}
        onChange={(query) => view.change({ query })}
      />
      {posts.isPending && <PostListSkeletons />}
      {posts.isError && !posts.data && (
        <LoadFailure what="The posts" onRetry={() => void posts.refetch()} />
      )}
      <UnreadableItemsNote call={calls.listPosts} noun="post" />
      <NewEntries
        count={(posts.data?.length ?? 0) - known.length}
        noun="post"
        onShow={arrivals.release}
      />
      {posts.data && <PostList posts={known} loadedAt={posts.dataUpdatedAt} view={view} />}
    </>
  )
}
