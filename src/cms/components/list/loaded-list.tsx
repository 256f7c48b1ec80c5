import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ArrowUp } from 'lucide-react'
import type { Call } from '#src/contract/call.ts'
import { usePendingItems } from '#src/queries/pending-items.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { UnreadableItemsNote } from './unreadable-items-note.tsx'

type LoadedListProps<T> = {
  query: UseQueryResult<T[]>
  queryKey: QueryKey
  call: Call
  noun: string
  name?: string
  skeletons: ReactNode
  /** Filters the shown items; by default all. */
  select?: (items: T[]) => T[]
  children: (items: T[]) => ReactNode
}

export function LoadedList<T extends { id: string }>(props: LoadedListProps<T>) {
  const { query, queryKey, call, noun, name = `The ${noun}s`, skeletons, select, children } = props
  const { data, isPending, refetch } = query
  const pendingItems = usePendingItems(queryKey)
  const listed = data && (select?.(data) ?? data)
  const known = listed?.filter(({ id }) => !pendingItems.isHeld(id))
  return (
    <>
      {isPending && skeletons}
      {!isPending && !data && <LoadFailure name={name} onRetry={() => void refetch()} />}
      <UnreadableItemsNote call={call} noun={noun} />
      <NewEntries
        count={(listed?.length ?? 0) - (known?.length ?? 0)}
        noun={noun}
        onShow={pendingItems.release}
      />
      {known && children(known)}
    </>
  )
}

type NewEntriesProps = {
  count: number
  noun: string
  onShow: () => void
}

function NewEntries({ count, noun, onShow }: NewEntriesProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center"
    >
      {count > 0 && (
        <Button
          icon={ArrowUp}
          variant="primary"
          className="pointer-events-auto shadow-float"
          onClick={onShow}
        >
          {pluralize(count, `new ${noun}`)}
        </Button>
      )}
    </div>
  )
}
