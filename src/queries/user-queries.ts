import { useMutation, useQuery } from '@tanstack/react-query'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { callQuery } from './call-query.ts'
import { orNull, request } from './client.ts'

/** The signed-in user, or null (401). */
const userOptions = () =>
  callQuery(
    sessionCalls.getUser,
    {},
    {
      queryFn: async ({ signal }) =>
        isSignedOut() ? null : orNull(401, () => request(sessionCalls.getUser, { signal })),
      meta: { isPublic: true },
    },
  )

/** Whether the server has said so with this page (response-headers.ts); an insecure origin cannot read it. */
const isSignedOut = () =>
  (performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[]).some(
    ({ serverTiming = [] }) => serverTiming.some(({ name }) => name === 'signed-out'),
  )

/**
 * Unknown while loading, then authenticated or not. A check that failed with another status than 401
 * leaves it unknown: `error` is set, and `retry` checks again.
 */
export function useAuth() {
  const { data, isPending, error, refetch } = useQuery(userOptions())
  const user = data ?? null
  const retry = () => void refetch()
  return { user, isLoading: isPending, isAuthenticated: user !== null, error, retry }
}

/** Checks session and server first, because a download reports no error. Rejects if it would fail. `take` starts it. */
export function useDownload() {
  return useMutation({
    mutationFn: async (take: () => void) => {
      await request(sessionCalls.getUser)
      take()
    },
  })
}
