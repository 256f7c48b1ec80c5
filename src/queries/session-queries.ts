import { queryOptions, useMutation } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import { read, write } from './client.ts'
import { useRefresh } from './use-refresh.ts'

/** Refetched on every mount: other devices sign in and out. */
export const sessionListOptions = () =>
  queryOptions({
    queryKey: ['sessions'] as const,
    queryFn: ({ signal }) => read(calls.listSessions, { signal }),
    staleTime: 0,
  })

type Ending = { id: string } | { areTokensRevoked: boolean }

/** Signs one device out, or all but this one. Resolves to the number of access tokens that were revoked with them. */
export function useEndSessions() {
  return useMutation({
    mutationFn: async (which: Ending) => {
      if ('id' in which) {
        await write(calls.endSession, { params: { id: which.id } })
        return 0
      }
      const query = { tokens: which.areTokensRevoked ? 'revoke' : undefined }
      return (await write(calls.endOtherSessions, { query })).revoked
    },
    // On failure too: the session may have ended already.
    onSettled: useRefresh({ queryKey: sessionListOptions().queryKey }),
  })
}
