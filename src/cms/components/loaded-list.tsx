'use client'

import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Call } from '#src/contract/call.ts'
import { useArrivals } from '#src/queries/arrivals.ts'
import { LoadFailure } from './load-failure.tsx'
import { NewEntries } from './new-entries.tsx'
import { UnreadableItemsNote } from './unreadable-items-note.tsx'

type LoadedListProps<T> = {
  query: UseQueryResult<T[]>
  queryKey: QueryKey
  call: Call
  /** One of them, as `redirect`. */
  noun: string
  /** All of them, for a failure; by default 'The redirects'. */
  what?: string
  /** While it loads. */
  skeletons: ReactNode
  /** Those that the screen shows; by default all. */
  select?: (items: T[]) => T[]
  children: (items: T[]) => ReactNode
}

/** A list of the server: loading, failed, or its items without those that arrived while it is on the screen. */
export function LoadedList<T extends { id: string }>(props: LoadedListProps<T>) {
  const { query, queryKey, call, noun, what = `The ${noun}s`, skeletons, select, children } = props
  const { data, isPending, refetch } = query
  const arrivals = useArrivals(queryKey)
  const listed = data && (select?.(data) ?? data)
  const known = listed?.filter(({ id }) => !arrivals.isHeld(id))
  return (
    <>
      {isPending && skeletons}
      {!isPending && !data && <LoadFailure what={what} onRetry={() => void refetch()} />}
      <UnreadableItemsNote call={call} noun={noun} />
      <NewEntries
        count={(listed?.length ?? 0) - (known?.length ?? 0)}
        noun={noun}
        onShow={arrivals.release}
      />
      {known && children(known)}
    </>
  )
}
