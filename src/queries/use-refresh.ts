import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import type { Outdated } from './outdated.ts'

/**
 * Reads queries again, after a write.
 * @param filters which ones; by default all
 */
export function useRefresh(filters?: QueryFilters) {
  const client = useQueryClient()
  return () => refreshQueries(client, filters)
}

export const queriesAt = (outdated: Outdated): QueryFilters =>
  outdated === 'everything'
    ? {}
    : { predicate: ({ queryKey: [path] }) => outdated.some((one) => one === path) }

/**
 * `invalidateQueries` alone keeps the result of a first load that still runs, which may have been answered before the
 * write: it is cancelled. A refetch is not, because `invalidateQueries` restarts it, and its callers get the new result;
 * cancelled, it would give them the old data.
 */
export async function refreshQueries(client: QueryClient, filters: QueryFilters = {}) {
  const { predicate = () => true } = filters
  await client.cancelQueries({
    ...filters,
    predicate: (query) => query.state.data === undefined && predicate(query),
  })
  await client.invalidateQueries(filters)
}
