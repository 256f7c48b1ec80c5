import { hashKey } from '@tanstack/react-query'
import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '#src/lib/browser/listeners.ts'

/** Whether an entry stays out of its list until the owner asks for it. */
type IsHeld = (id: string) => boolean

const holds = new Map<string, IsHeld>()
const { subscribe, notify } = createListeners()
const nothing: IsHeld = () => false

function setHold(list: string, isHeld: IsHeld) {
  if (isHeld === nothing) holds.delete(list)
  else holds.set(list, isHeld)
  notify()
}

/** Avoids layout shift. Call before refetching, and the result afterwards. Empty lists show new entries immediately. */
export function holdNewItems(client: QueryClient, filters: QueryFilters): () => void {
  const ends = client
    .getQueryCache()
    .findAll({ ...filters, type: 'active' })
    .map((query) => {
      const before = idsOf(query.state.data)
      if (before.size === 0) return () => {}
      const list = query.queryHash
      const wasHeld = holds.get(list) ?? nothing
      setHold(list, (id) => wasHeld(id) || !before.has(id))
      return () => {
        // The owner may have shown them in the meantime.
        if (!holds.has(list)) return
        const arrived = new Set([...idsOf(query.state.data)].filter((id) => !before.has(id)))
        setHold(list, (id) => wasHeld(id) || arrived.has(id))
      }
    })
  return () => ends.forEach((end) => end())
}

const idsOf = (data: unknown): ReadonlySet<string> =>
  new Set(Array.isArray(data) ? data.map(({ id }: { id: string }) => id) : [])

export const readPendingItems = (queryKey: QueryKey): IsHeld =>
  holds.get(hashKey(queryKey)) ?? nothing
export const showNewItems = (queryKey: QueryKey): void => setHold(hashKey(queryKey), nothing)

export function usePendingItems(queryKey: QueryKey) {
  const list = hashKey(queryKey)
  const read = () => readPendingItems(queryKey)
  const isHeld = useSyncExternalStore(subscribe, read, () => nothing)
  const release = useCallback(() => setHold(list, nothing), [list])
  useEffect(() => release, [release])
  return { isHeld, release }
}
