'use client'

import { useQuery } from '@tanstack/react-query'
import { FileText, Plus } from 'lucide-react'
import { calls } from '#src/contract/calls.ts'
import type { ListedPost } from '#src/contract/posts.ts'
import { postListOptions } from '#src/queries/posts.ts'
import { IntentLink } from '#src/ui/intent-link.tsx'
import { counted } from '#src/lib/counted.ts'
import { ListFooter } from '#src/cms/kit/list-footer.tsx'
import { LeftOutNote } from '#src/cms/kit/left-out-note.tsx'
import { LoadFailure } from '#src/cms/kit/load-failure.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/kit/page-header.tsx'
import { ScreenSearch } from '#src/cms/kit/screen-search.tsx'
import { TrashLink } from '#src/cms/kit/trash-link.tsx'
import { COLUMN_WIDTH, VirtualList } from '#src/cms/kit/virtual-list.tsx'
import { buttonClasses } from '#src/ui/button-classes.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useAddressText } from '#src/ui/use-address-text.ts'
import { PostCard } from './post-card.tsx'
import { PostCardSkeletons } from './post-card-skeletons.tsx'
import { searchPosts } from './post-search.ts'
import { usePostDeletion } from './use-post-deletion.tsx'

/** Height of a card before it is measured, in pixels. */
const CARD_HEIGHT = 230

/** §2 Blog management. */
export function PostListScreen() {
  const [query, setQuery] = useAddressText('q')
  const posts = useQuery(postListOptions())
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
          <PageHeaderTitle>Blog Management</PageHeaderTitle>
        </PageHeaderText>
        <PageHeaderActions>
          <TrashLink />
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
      {posts.isPending && <PostCardSkeletons />}
      {posts.isError && !posts.data && (
        <LoadFailure what="The posts" onRetry={() => void posts.refetch()} />
      )}
      <LeftOutNote call={calls.listPosts} noun="post" />
      {posts.data && <PostList posts={posts.data} query={query} />}
    </>
  )
}

function PostList({ posts, query }: { posts: ListedPost[]; query: string }) {
  const { remove, isDeleting, dialog } = usePostDeletion()
  const found = searchPosts(posts, query)
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
            <PostCard
              post={post}
              isDeleteDisabled={isDeleting}
              onDelete={() => void remove(post)}
            />
          )}
        </VirtualList>
      )}
      <ListFooter>{counted(posts.length, 'post')} loaded</ListFooter>
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
