import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from '#src/contract/calls.ts'
import { readOrNull } from './client.ts'

/** The signed-in user, or null when nobody is (401). */
export const userOptions = () =>
  queryOptions({
    queryKey: ['user'] as const,
    queryFn: ({ signal }) => readOrNull(calls.getUser, { signal }),
  })

/**
 * §4 Auth: unknown while loading, then authenticated or not. A check that failed for another
 * reason than 401 counts as signed out: the screens behind hold nothing without the calls anyway.
 */
export function useAuth() {
  const query = useQuery(userOptions())
  const user = query.data ?? null
  return { user, isLoading: query.isPending, isAuthenticated: user !== null, error: query.error }
}
