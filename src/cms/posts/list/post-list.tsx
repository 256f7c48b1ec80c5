'use client'

import clsx from 'clsx'
import { useMemo, useState } from 'react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { usedTags } from '#src/lib/tag-list.ts'
import { KeyHints } from '#src/cms/components/key-hints.tsx'
import { ListFooter } from '#src/cms/components/list-footer.tsx'
import { useNow } from '#src/cms/components/use-now.ts'
import { useSelection } from '#src/cms/components/use-selection.ts'
import type { Selection } from '#src/cms/components/use-selection.ts'
import { COLUMN_WIDTH, VirtualList } from '#src/cms/components/virtual-list.tsx'
import { NoPosts } from './no-posts.tsx'
import { PostBulkBar } from './post-bulk-bar.tsx'
import { countStates, filterPosts, usedCategories } from './post-filter.ts'
import { PostFilters } from './post-filters.tsx'
import { PostListCard } from './post-list-card.tsx'
import { sortPosts } from './post-sort.ts'
import { PostTable } from './post-table.tsx'
import { UnchangedPostsNote } from './unchanged-posts-note.tsx'
import { usePostActions } from './use-post-actions.tsx'
import type { PostActions } from './use-post-actions.tsx'
import { POST_KEY_HINTS, usePostKeys } from './use-post-keys.ts'
import type { PostView } from './use-post-view.ts'

/** Estimated height of a card, in pixels. */
const CARD_HEIGHT = 255
/** Height of the bar above the list, which stays in view while posts are selected, in pixels. */
const BAR_HEIGHT = 56

type PostListProps = {
  posts: ListedPost[]
  /** When they were loaded, in milliseconds. */
  loadedAt: number
  view: PostView
}

/** The loaded posts, filtered, in order, with actions for the selected ones. */
export function PostList({ posts, loadedAt, view }: PostListProps) {
  // What was published within the current minute would count as scheduled.
  const now = Math.max(useNow(), loadedAt)
  const tags = useMemo(() => usedTags(posts.map((post) => post.tags)), [posts])
  const categories = useMemo(() => usedCategories(posts), [posts])
  const found = sortPosts(filterPosts(posts, { filter: view.filter, tags, now }), view.sort)
  const actions = usePostActions()
  const selection = useSelection(found.map(({ id }) => id))
  const selected = found.filter(({ id }) => selection.isSelected(id))
  const [isTagging, setIsTagging] = useState(false)
  const hasSelection = selected.length > 0
  usePostKeys({
    posts: found,
    selection,
    onTags: () => setIsTagging(hasSelection),
    onDelete: (chosen) => void actions.remove(chosen),
  })
  const isNarrowed = found.length < posts.length
  return (
    <>
      {posts.length > 0 && (
        <PostFilters
          view={view}
          counts={countStates(posts, now)}
          tags={tags}
          categories={categories}
        />
      )}
      <UnchangedPostsNote posts={actions.unchanged} onClose={actions.forgetUnchanged} />
      {found.length === 0 ? (
        <NoPosts view={view} isEmpty={posts.length === 0} />
      ) : (
        <div className="grid gap-3">
          <div
            className={clsx(
              '-mt-3 flex flex-wrap items-center justify-between gap-x-4 bg-bg py-1.5',
              hasSelection && 'sticky top-0 z-20',
            )}
          >
            <PostBulkBar
              selection={selection}
              posts={selected}
              tags={tags}
              actions={actions}
              isTagging={isTagging && hasSelection}
              onTagging={setIsTagging}
            />
            <p role="status" className="font-mono text-xs text-muted tabular-nums">
              {isNarrowed && `${pluralize(found.length, 'post')} shown`}
            </p>
          </div>
          <PostItems
            posts={found}
            now={now}
            view={view}
            selection={selection}
            actions={actions}
            headerTop={hasSelection ? BAR_HEIGHT : 0}
          />
          <KeyHints hints={POST_KEY_HINTS} />
        </div>
      )}
      <ListFooter>{pluralize(posts.length, 'post')} loaded</ListFooter>
      {actions.dialog}
    </>
  )
}

type PostItemsProps = {
  posts: ListedPost[]
  now: number
  view: PostView
  selection: Selection
  actions: PostActions
  headerTop: number
}

function PostItems(props: PostItemsProps) {
  const { posts, now, view, selection, actions, headerTop } = props
  const { isBusy, remove } = actions
  if (view.layout === 'columns')
    return (
      <PostTable
        posts={posts}
        now={now}
        selection={selection}
        sort={view.sort}
        onSort={view.setSort}
        isDeleteDisabled={isBusy}
        onDelete={(post) => void remove([post])}
        headerTop={headerTop}
      />
    )
  return (
    <VirtualList
      label="Posts"
      items={posts}
      keyOf={({ id }) => id}
      columnWidth={COLUMN_WIDTH}
      rowHeight={CARD_HEIGHT}
    >
      {(post) => (
        <PostListCard
          post={post}
          now={now}
          isSelected={selection.isSelected(post.id)}
          onSelect={(isRange) => selection.toggle(post.id, isRange)}
          isDeleteDisabled={isBusy}
          onDelete={() => void remove([post])}
        />
      )}
    </VirtualList>
  )
}
