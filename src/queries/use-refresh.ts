import { useQueryClient } from '@tanstack/react-query'
import type { QueryFilters } from '@tanstack/react-query'

/**
 * Reads queries again, after a write. `invalidateQueries` alone keeps the result of a first load that still runs, which
 * may have been answered before the write.
 * @param filters which ones; by default all
 */
export function useRefresh(filters?: QueryFilters) {
  const client = useQueryClient()
  return async () => {
    await client.cancelQueries(filters)
    await client.invalidateQueries(filters)
  }
}
