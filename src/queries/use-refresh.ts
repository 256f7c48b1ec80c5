import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import type { Outdated } from './outdated.ts'

/** Reads the queries of `filters` again, by default all. */
export function useRefresh(filters?: QueryFilters) {
  const client = useQueryClient()
  return () => refreshQueries(client, filters)
}

export const queriesAt = (outdated: Outdated): QueryFilters =>
  outdated === 'everything'
    ? {}
    : { predicate: ({ queryKey: [path] }) => outdated.some((one) => one === path) }

/**
 * Cancels first loads, which may have been answered before the write. Refetches restart anyway; cancelled, their
 * callers would get old data.
 */
export async function refreshQueries(client: QueryClient, filters: QueryFilters = {}) {
  const { predicate = () => true } = filters
  await client.cancelQueries({
    ...filters,
    predicate: (query) => query.state.data === undefined && predicate(query),
  })
  await client.invalidateQueries(filters)
}
