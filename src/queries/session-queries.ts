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

/** Signs one device out, or with 'others' all but this one. */
export function useEndSessions() {
  return useMutation({
    mutationFn: async (which: { id: string } | 'others') => {
      if (which === 'others') await write(calls.endOtherSessions)
      else await write(calls.endSession, { params: which })
    },
    // On failure too: the session may have ended already.
    onSettled: useRefresh({ queryKey: sessionListOptions().queryKey }),
  })
}
