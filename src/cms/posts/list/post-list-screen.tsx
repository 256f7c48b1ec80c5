'use client'

import { useQuery } from '@tanstack/react-query'
import { FileText, Plus } from 'lucide-react'
import { calls } from '#src/contract/api/calls.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { ListFooter } from '#src/cms/components/list-footer.tsx'
import { UnreadableItemsNote } from '#src/cms/components/unreadable-items-note.tsx'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen-search.tsx'
import { COLUMN_WIDTH, VirtualList } from '#src/cms/components/virtual-list.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { PostListCard } from './post-list-card.tsx'
import { PostListSkeletons } from './post-list-skeletons.tsx'
import { searchPostList } from './post-list-search.ts'
import { usePostDeletion } from './use-post-deletion.tsx'

/** Estimated height of a card, in pixels. */
const CARD_HEIGHT = 230

/** §2 Blog management. */
export function PostListScreen() {
  const [query, setQuery] = useSearchParam('q')
  const posts = useQuery(postListOptions())
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
        value={query}
        onChange={setQuery}
      />
      {posts.isPending && <PostListSkeletons />}
      {posts.isError && !posts.data && (
        <LoadFailure what="The posts" onRetry={() => void posts.refetch()} />
      )}
      <UnreadableItemsNote call={calls.listPosts} noun="post" />
      {posts.data && <PostList posts={posts.data} query={query} />}
    </>
  )
}

function PostList({ posts, query }: { posts: ListedPost[]; query: string }) {
  const { remove, isDeleting, dialog } = usePostDeletion()
  const found = searchPostList(posts, query)
  return (
    <>
      {found.length === 0 ? (
        <NoPosts isSearching={query.trim() !== ''} />
      ) : (
        <VirtualList
          label="Posts"
          items={found}
          keyOf={({ id }) => id}
          columnWidth={COLUMN_WIDTH}
          rowHeight={CARD_HEIGHT}
        >
          {(post) => (
            <PostListCard
              post={post}
              isDeleteDisabled={isDeleting}
              onDelete={() => void remove(post)}
            />
          )}
        </VirtualList>
      )}
      <ListFooter>{pluralize(posts.length, 'post')} loaded</ListFooter>
      {dialog}
    </>
  )
}

function NoPosts({ isSearching }: { isSearching: boolean }) {
  return (
    <EmptyState
      icon={<FileText aria-hidden className="size-7" strokeWidth={1.5} />}
      title="No blog posts found"
      hint={
        isSearching
          ? 'No posts match your search criteria.'
          : 'Get started by creating your first blog post.'
      }
      action={
        <IntentLink href="/cms/blog/new" className={buttonClasses({ variant: 'primary' })}>
          Create First Post
        </IntentLink>
      }
    />
  )
}
