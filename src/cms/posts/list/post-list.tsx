import clsx from 'clsx'
import { useMemo, useState } from 'react'
import { FileText, X } from 'lucide-react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { usedTags } from '#src/lib/tag-list.ts'
import { KeyHints } from '#src/cms/components/screen/key-hints.tsx'
import { ListFooter } from '#src/cms/components/list/list-footer.tsx'
import { useNow } from '#src/cms/components/screen/use-now.ts'
import { useSelection } from '#src/cms/components/list/use-selection.ts'
import { VirtualList } from '#src/cms/components/list/virtual-list.tsx'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import type { UnchangedPost } from '#src/contract/posts/post-bulk-schemas.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { PostBulkBar } from './post-bulk-bar.tsx'
import { countStates, filterPosts, usedCategories } from './post-filter.ts'
import { PostFilters } from './post-filters.tsx'
import { PostListCard } from './post-list-card.tsx'
import { sortPosts } from './post-sort.ts'
import { PostTable } from './post-table.tsx'
import type { PostItemsProps } from './post-table.tsx'
import { usePostActions } from './use-post-actions.tsx'
import { useRestoreRowFocus } from '#src/cms/components/list/use-restore-row-focus.ts'
import { useRowShortcuts } from '#src/cms/components/list/use-row-shortcuts.ts'
import type { PostView } from './use-post-view.ts'

const CARD_HEIGHT = 255
/** Height of the bar above the list, which stays in view while posts are selected, in pixels. */
const BAR_HEIGHT = 56

type PostListProps = {
  posts: ListedPost[]
  /** When they were loaded, in milliseconds. */
  loadedAt: number
  view: PostView
}

const MARK = 'data-post'
const HINTS = [
  ['j k', 'next, previous'],
  ['x', 'select'],
  ['t', 'tags'],
  ['#', 'delete'],
  ['/', 'search'],
] as const

/** The loaded posts, filtered, in order, with actions for the selected ones. */
export function PostList({ posts, loadedAt, view }: PostListProps) {
  // A post published within the current minute would count as scheduled.
  const now = Math.max(useNow(), loadedAt)
  const tags = useMemo(() => usedTags(posts.map((post) => post.tags)), [posts])
  const categories = useMemo(() => usedCategories(posts), [posts])
  const found = sortPosts(filterPosts(posts, { filter: view.filter, tags, now }), view.sort)
  const actions = usePostActions()
  const selection = useSelection(found)
  const [isTagging, setIsTagging] = useState(false)
  const hasSelection = selection.selected.length > 0
  useRestoreRowFocus(MARK)
  useRowShortcuts({
    ...{ rows: found, mark: MARK, selection },
    onDelete: (chosen) => void actions.remove(chosen),
    more: { t: () => setIsTagging(hasSelection) },
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
      <UnchangedPostsNote posts={actions.unchanged} onClose={actions.dropUnchanged} />
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
          <KeyHints hints={HINTS} />
        </div>
      )}
      <ListFooter>{pluralize(posts.length, 'post')} loaded</ListFooter>
    </>
  )
}

function PostItems(props: PostItemsProps) {
  const { posts, now, view, selection, actions } = props
  if (view.layout === 'columns') return <PostTable {...props} />
  return (
    <VirtualList label="Posts" items={posts} isGrid rowHeight={CARD_HEIGHT}>
      {(post) => (
        <PostListCard
          post={post}
          now={now}
          isSelected={selection.isSelected(post.id)}
          onSelect={(isRange) => selection.toggle(post.id, isRange)}
          isDeleteDisabled={actions.isBusy}
          onDelete={() => void actions.remove([post])}
        />
      )}
    </VirtualList>
  )
}

function NoPosts({ view, isEmpty }: { view: PostView; isEmpty: boolean }) {
  const { isSearching, hasFilters, clear } = view
  const isNarrowed = !isEmpty && (isSearching || hasFilters)
  return (
    <EmptyState
      icon={FileText}
      title="No blog posts found"
      hint={hintFor(view, isEmpty)}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {isNarrowed && (
            <Button onClick={clear}>{hasFilters ? 'Clear filters' : 'Clear search'}</Button>
          )}
          <LinkButton href="/cms/blog/new" variant="primary">
            Create First Post
          </LinkButton>
        </div>
      }
    />
  )
}

function hintFor({ isSearching, hasFilters }: PostView, isEmpty: boolean) {
  if (isSearching) return 'No posts match your search criteria.'
  return hasFilters && !isEmpty
    ? 'No posts match the filters.'
    : 'Get started by creating your first blog post.'
}

type UnchangedPostsNoteProps = { posts: UnchangedPost[]; onClose: () => void }

/** Names the posts that a bulk change left out, with the reason. Stays until it is closed or the next change. */
function UnchangedPostsNote({ posts, onClose }: UnchangedPostsNoteProps) {
  return (
    <div role="status" className="empty:hidden">
      {posts.length > 0 && (
        <div className="flex items-start gap-3 rounded-card border border-warning bg-surface py-2 pr-2 pl-4">
          <div className="grid min-w-0 grow gap-1 py-1.5">
            <p className="font-medium">
              {pluralize(posts.length, 'post')} {posts.length === 1 ? 'was' : 'were'} not changed
            </p>
            <ul className="grid max-h-40 gap-1 overflow-y-auto">
              {posts.map(({ id, title, reason }) => (
                <li key={id} className="wrap-anywhere text-muted">
                  <IntentLink href={`/cms/blog/edit/${id}`} className="text-link">
                    {title || 'Untitled'}
                  </IntentLink>
                  : {reason}
                </li>
              ))}
            </ul>
          </div>
          <IconButton label="Close the note" icon={X} onClick={onClose} />
        </div>
      )}
    </div>
  )
}
