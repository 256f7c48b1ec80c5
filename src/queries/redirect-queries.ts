import { queryOptions, useMutation } from '@tanstack/react-query'
import { redirectCalls } from '#src/contract/redirects/redirect-calls.ts'
import type { RedirectBody } from '#src/contract/redirects/redirect-schemas.ts'
import { read, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { useRefresh } from './use-refresh.ts'

/** All redirects. Refetched on every mount: imports and posts change them too. */
export const redirectListOptions = () =>
  queryOptions({
    queryKey: queryKeys.redirects,
    queryFn: ({ signal }) => read(redirectCalls.listRedirects, { signal }),
    staleTime: 0,
  })

/** Stores a redirect; one with an id is changed. */
export function useSaveRedirect() {
  return useMutation({
    mutationFn: ({ id, ...body }: RedirectBody & { id?: string | undefined }) =>
      id === undefined
        ? write(redirectCalls.createRedirect, { body })
        : write(redirectCalls.updateRedirect, { params: { id }, body }),
    onSettled: useRefreshRedirects(),
  })
}

export function useDeleteRedirect() {
  return useMutation({
    mutationFn: (id: string) => write(redirectCalls.deleteRedirect, { params: { id } }),
    onSettled: useRefreshRedirects(),
  })
}

/** On failure too: after a lost response the state is unknown. */
const useRefreshRedirects = () => useRefresh({ queryKey: redirectListOptions().queryKey })
