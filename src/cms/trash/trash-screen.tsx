'use client'

import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Trash2, Undo2 } from 'lucide-react'
import { trashCalls } from '#src/contract/trash/trash-calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { TrashItem } from '#src/contract/trash/trash-schemas.ts'
import { trashOptions } from '#src/queries/trash-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { BulkBar } from '#src/cms/components/bulk-bar.tsx'
import { FilterTabs } from '#src/cms/components/filter-tabs.tsx'
import { ListFooter } from '#src/cms/components/list-footer.tsx'
import { LoadedList } from '#src/cms/components/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen-search.tsx'
import { useSelection } from '#src/cms/components/use-selection.ts'
import { VirtualList } from '#src/cms/components/virtual-list.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { TrashRow } from './trash-row.tsx'
import { ofKind, searchTrash, trashTabs } from './trash-search.ts'
import { useTrashActions } from './use-trash-actions.tsx'

/** Estimated height of a row, in pixels. */
const ROW_HEIGHT = 86

/** Deleted items that can still be restored. */
export function TrashScreen() {
  const [query, setQuery] = useSearchParam('q')
  const trash = useQuery(trashOptions())
  return (
    <>
      <ScreenHeader
        title="Trash"
        hint={`Deleted items stay here for ${LIMITS.trashDays} days. Visitors cannot see them.`}
      />
      <ScreenSearch label="Search the trash" value={query} onChange={setQuery} />
      <LoadedList
        query={trash}
        queryKey={trashOptions().queryKey}
        call={trashCalls.listTrash}
        noun="item"
        what="The trash"
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
  const { restore, remove, isBusy, dialog } = useTrashActions()
  const [param, setParam] = useSearchParam('kind')
  const tabs = trashTabs(items)
  const current = tabs.find(({ value }) => value === param)?.value ?? 'all'
  const found = searchTrash(ofKind(items, current), query)
  const selection = useSelection(found.map(({ id }) => id))
  const selected = found.filter(({ id }) => selection.isSelected(id))
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
              <Button disabled={isBusy} onClick={() => restore(selected)}>
                <Undo2 aria-hidden className="size-4" />
                Restore
              </Button>
            </BulkBar>
          </div>
          <VirtualList label="Trash" items={found} keyOf={({ id }) => id} rowHeight={ROW_HEIGHT}>
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
      {dialog}
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
