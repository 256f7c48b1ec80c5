import { queryOptions, useMutation } from '@tanstack/react-query'
import { accessTokenCalls } from '#src/contract/access-tokens/access-token-calls.ts'
import type { NewAccessTokenBody } from '#src/contract/access-tokens/access-token-schemas.ts'
import { read, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { useRefresh } from './use-refresh.ts'

/** Refetched on every mount: scripts use tokens meanwhile. */
export const accessTokenListOptions = () =>
  queryOptions({
    queryKey: queryKeys.accessTokens,
    queryFn: ({ signal }) => read(accessTokenCalls.listAccessTokens, { signal }),
    staleTime: 0,
  })

export function useCreateAccessToken() {
  return useMutation({
    mutationFn: (body: NewAccessTokenBody) => write(accessTokenCalls.createAccessToken, { body }),
    // The response holds the secret, which nothing may keep.
    gcTime: 0,
    // On failure too: the token may have been stored.
    onSettled: useRefresh({ queryKey: accessTokenListOptions().queryKey }),
  })
}

export function useRevokeAccessToken() {
  return useMutation({
    mutationFn: (id: string) => write(accessTokenCalls.revokeAccessToken, { params: { id } }),
    onSettled: useRefresh({ queryKey: accessTokenListOptions().queryKey }),
  })
}
