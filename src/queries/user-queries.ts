import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import { read, readOrNull } from './client.ts'

/** The signed-in user, or null when nobody is (401). */
export const userOptions = () =>
  queryOptions({
    queryKey: ['user'] as const,
    queryFn: ({ signal }) => readOrNull(calls.getUser, { signal }),
    meta: { isPublic: true },
  })

/**
 * §4 Auth: unknown while loading, then authenticated or not. A check that failed for another reason than 401
 * leaves it unknown: `error` says so, and `retry` asks once more.
 */
export function useAuth() {
  const { data, isPending, error, refetch } = useQuery(userOptions())
  const user = data ?? null
  const retry = () => void refetch()
  return { user, isLoading: isPending, isAuthenticated: user !== null, error, retry }
}

/**
 * Before the browser itself takes a file, which tells a page nothing of a refusal: asks whether somebody is
 * signed in and the server is there. Rejects where the file would not come.
 * @param take begins the download
 */
export function useDownload() {
  return useMutation({
    mutationFn: async (take: () => void) => {
      await read(calls.getUser)
      take()
    },
  })
}
