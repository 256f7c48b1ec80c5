'use client'

import clsx from 'clsx'
import { Trash2, Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { trashCalls } from '#src/contract/trash/trash-calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { TrashItem } from '#src/contract/trash/trash-calls.ts'
import { trashOptions, useRestoreFromTrash } from '#src/queries/trash-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { BulkBar } from '#src/cms/components/list/bulk-bar.tsx'
import { FilterTabs } from '#src/cms/components/list/filter-tabs.tsx'
import { ListFooter } from '#src/cms/components/list/list-footer.tsx'
import { LoadedList } from '#src/cms/components/list/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen/screen-search.tsx'
import { useSelection } from '#src/cms/components/list/use-selection.ts'
import { VirtualList } from '#src/cms/components/list/virtual-list.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { formatShortDate } from '#src/lib/format/long-date-time.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'
import { useChange } from '#src/queries/use-change.ts'
import { documentLink } from '#src/cms/components/links/document-link.ts'
import { runAction } from '#src/cms/components/screen/run-action.ts'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import { ofKind, searchTrash, trashTabs, TRASH_KINDS } from './trash-search.ts'

type TrashRowProps = {
  item: TrashItem
  isBusy: boolean
  isSelected: boolean
  onSelect: (isRange: boolean) => void
  onRestore: () => void
  onDelete: () => void
}

/** One deleted item: its name, until when it can be restored, and both actions. */
function TrashRow(props: TrashRowProps) {
  const { item, isBusy, isSelected, onSelect, onRestore, onDelete } = props
  const { id, kind, name, detail, deletedAt, endsAt } = item
  const { noun, Icon } = TRASH_KINDS[kind]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-border bg-surface px-4 py-3 has-checked:border-accent sm:flex-nowrap">
      <div className="flex min-w-0 items-start gap-3">
        <div className="-mt-1 -ml-2 pointer-coarse:-mt-2.5">
          <Checkbox label={`Select ${name}`} isChecked={isSelected} onChange={onSelect} />
        </div>
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
          <a
            dir="auto"
            href={`/payload/collections/${kind}/trash/${id}`}
            title={`Look at ${name} in the built-in admin`}
            className="truncate font-medium underline-offset-4 hover:text-accent hover:underline pointer-coarse:py-2.5"
          >
            {name || 'Untitled'}
          </a>
          <p className="font-mono text-xs text-muted tabular-nums">
            {[noun, detail].filter(Boolean).join(' · ')}
          </p>
          <p className="font-mono text-xs text-muted tabular-nums">
            deleted <RelativeDate iso={deletedAt} /> · stays until{' '}
            <time dateTime={endsAt}>{formatShortDate(endsAt)}</time>
          </p>
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Button icon={Undo2} aria-label={`Restore ${name}`} disabled={isBusy} onClick={onRestore}>
          Restore
        </Button>
        <Tooltip label="Delete permanently">
          <IconButton
            label={`Delete ${name} permanently`}
            icon={Trash2}
            disabled={isBusy}
            onClick={onDelete}
          />
        </Tooltip>
      </div>
    </div>
  )
}

/** Estimated height of a row, in pixels. */
const ROW_HEIGHT = 86

/** Deleted items that can still be restored. */
export function TrashScreen() {
  const [query, setQuery] = useSearchParam('q')
  return (
    <>
      <ScreenHeader
        title="Trash"
        hint={`Deleted items stay here for ${LIMITS.trashDays} days. Visitors cannot see them.`}
      />
      <ScreenSearch label="Search the trash" value={query} onChange={setQuery} />
      <LoadedList
        options={trashOptions()}
        noun="item"
        name="The trash"
        skeletons={<TrashSkeletons />}
      >
        {(items) => <TrashList items={items} query={query} />}
      </LoadedList>
    </>
  )
}

function TrashSkeletons() {
  return (
    <SkeletonList count={3} label="Loading the trash" className="grid gap-3">
      <div className="grid gap-2 rounded-card border border-border bg-surface px-4 py-4">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </SkeletonList>
  )
}

function TrashList({ items, query }: { items: TrashItem[]; query: string }) {
  const { restore, remove, isBusy } = useTrashActions()
  const [param, setParam] = useSearchParam('kind')
  const tabs = trashTabs(items)
  const current = tabs.find(({ value }) => value === param)?.value ?? 'all'
  const found = searchTrash(ofKind(items, current), query)
  const selection = useSelection(found)
  const { selected } = selection
  return (
    <>
      {items.length > 0 && (
        <FilterTabs
          label="Kind"
          name="kind"
          tabs={tabs}
          current={current}
          onChange={(kind) => setParam(kind === 'all' ? '' : kind)}
        />
      )}
      {found.length === 0 ? (
        <NothingDeleted isSearching={query.trim() !== ''} />
      ) : (
        <div className="grid gap-3">
          <div className={clsx('-my-2 bg-bg', selected.length > 0 && 'sticky top-0 z-20')}>
            <BulkBar noun="items" selection={selection}>
              <Button icon={Undo2} disabled={isBusy} onClick={() => restore(selected)}>
                Restore
              </Button>
            </BulkBar>
          </div>
          <VirtualList label="Trash" items={found} rowHeight={ROW_HEIGHT}>
            {(item) => (
              <TrashRow
                item={item}
                isBusy={isBusy}
                isSelected={selection.isSelected(item.id)}
                onSelect={(isRange) => selection.toggle(item.id, isRange)}
                onRestore={() => restore([item])}
                onDelete={() => void remove(item)}
              />
            )}
          </VirtualList>
        </div>
      )}
      <ListFooter>{pluralize(items.length, 'item')} in the trash</ListFooter>
    </>
  )
}

function NothingDeleted({ isSearching }: { isSearching: boolean }) {
  return (
    <EmptyState
      icon={Trash2}
      title={isSearching ? 'Nothing found' : 'The trash is empty'}
      hint={
        isSearching
          ? 'No items in the trash match your search.'
          : 'Posts, projects, files, resumes and messages that you delete appear here.'
      }
    />
  )
}

/** Restores without confirmation; confirms permanent deletion, because it cannot be undone. */
function useTrashActions() {
  const router = useRouter()
  const restoring = useRestoreFromTrash()
  const deletion = useChange(trashCalls.deleteForGood)

  const restore = (items: readonly TrashItem[]) => {
    const [first] = items
    const only = items.length === 1 ? first : undefined
    const what = only ? `"${only.name}"` : pluralize(items.length, 'item')
    const action = only && { label: 'Open', onAction: () => router.push(documentLink(only)) }
    void runAction({
      send: () => restoring.mutateAsync(items),
      done: `${what} restored`,
      failure: `Failed to restore ${what}`,
      action,
    })
  }

  const remove = async (item: TrashItem) => {
    const question = {
      title: `Delete "${item.name}" permanently?`,
      description: 'This cannot be undone.',
      confirmLabel: 'Delete permanently',
      isDestructive: true,
    }
    if (!(await confirm(question))) return
    const { kind, id, name } = item
    await runAction({
      send: () => deletion.mutateAsync({ params: { kind, id } }),
      done: `"${name}" permanently deleted`,
      failure: `Failed to delete "${name}"`,
    })
  }

  return { restore, remove, isBusy: restoring.isPending || deletion.isPending }
}
