import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ArrowUp } from 'lucide-react'
import { usePendingItems } from '#src/queries/pending-items.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { UnreadableItemsNote } from './unreadable-items-note.tsx'

type LoadedListProps<T> = {
  options: UseQueryOptions<T[]>
  noun: string
  name?: string
  skeletons: ReactNode
  /** Filters the shown items; by default all. */
  select?: (items: T[]) => T[]
  children: (items: T[], loadedAt: number) => ReactNode
}

export function LoadedList<T extends { id: string }>(props: LoadedListProps<T>) {
  const { options, noun, name = `The ${noun}s`, skeletons, select, children } = props
  const { data, isPending, refetch, dataUpdatedAt } = useQuery(options)
  const pendingItems = usePendingItems(options.queryKey)
  const listed = data && (select?.(data) ?? data)
  const known = listed?.filter(({ id }) => !pendingItems.isHeld(id))
  return (
    <>
      {isPending && skeletons}
      {!isPending && !data && <LoadFailure name={name} onRetry={() => void refetch()} />}
      <UnreadableItemsNote path={String(options.queryKey[0])} noun={noun} />
      <NewEntries
        count={(listed?.length ?? 0) - (known?.length ?? 0)}
        noun={noun}
        onShow={pendingItems.release}
      />
      {known && children(known, dataUpdatedAt)}
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
