import { queryOptions, useMutation } from '@tanstack/react-query'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { read, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { useRefresh } from './use-refresh.ts'

/** Refetched on every mount: other devices sign in and out. */
export const sessionListOptions = () =>
  queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => read(sessionCalls.listSessions, { signal }),
    staleTime: 0,
  })

type Ending = { id: string } | { areTokensRevoked: boolean }

/** Signs one device out, or all but this one. Resolves to the number of access tokens that were revoked with them. */
export function useEndSessions() {
  return useMutation({
    mutationFn: async (which: Ending) => {
      if ('id' in which) {
        await write(sessionCalls.endSession, { params: { id: which.id } })
        return 0
      }
      const query = { tokens: which.areTokensRevoked ? 'revoke' : undefined }
      return (await write(sessionCalls.endOtherSessions, { query })).revoked
    },
    // On failure too: the session may have ended already.
    onSettled: useRefresh({ queryKey: sessionListOptions().queryKey }),
  })
}
