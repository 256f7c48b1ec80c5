import { queryOptions, useMutation } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import type { NewTokenBody } from '#src/contract/auth/token-schemas.ts'
import { read, write } from './client.ts'
import { useRefresh } from './use-refresh.ts'

/** Refetched on every mount: scripts use tokens meanwhile. */
export const tokenListOptions = () =>
  queryOptions({
    queryKey: ['tokens'] as const,
    queryFn: ({ signal }) => read(calls.listTokens, { signal }),
    staleTime: 0,
  })

export function useCreateToken() {
  return useMutation({
    mutationFn: (body: NewTokenBody) => write(calls.createToken, { body }),
    // The response holds the secret, which nothing may keep.
    gcTime: 0,
    // On failure too: the token may have been stored.
    onSettled: useRefresh({ queryKey: tokenListOptions().queryKey }),
  })
}

export function useRevokeToken() {
  return useMutation({
    mutationFn: (id: string) => write(calls.revokeToken, { params: { id } }),
    onSettled: useRefresh({ queryKey: tokenListOptions().queryKey }),
  })
}
