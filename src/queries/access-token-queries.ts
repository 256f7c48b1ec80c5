import { queryOptions, useMutation } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import type { NewAccessTokenBody } from '#src/contract/access-tokens/access-token-schemas.ts'
import { read, write } from './client.ts'
import { useRefresh } from './use-refresh.ts'

/** Refetched on every mount: scripts use tokens meanwhile. */
export const accessTokenListOptions = () =>
  queryOptions({
    queryKey: ['access-tokens'] as const,
    queryFn: ({ signal }) => read(calls.listAccessTokens, { signal }),
    staleTime: 0,
  })

export function useCreateAccessToken() {
  return useMutation({
    mutationFn: (body: NewAccessTokenBody) => write(calls.createAccessToken, { body }),
    // The response holds the secret, which nothing may keep.
    gcTime: 0,
    // On failure too: the token may have been stored.
    onSettled: useRefresh({ queryKey: accessTokenListOptions().queryKey }),
  })
}

export function useRevokeAccessToken() {
  return useMutation({
    mutationFn: (id: string) => write(calls.revokeAccessToken, { params: { id } }),
    onSettled: useRefresh({ queryKey: accessTokenListOptions().queryKey }),
  })
}
