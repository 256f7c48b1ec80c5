import { queryOptions } from '@tanstack/react-query'
import { administratorCalls } from '#src/contract/auth/administrator-calls.ts'
import { read } from './client.ts'
import { queryKeys } from './query-keys.ts'

/** Who may sign in. Refetched on every mount: others sign in meanwhile. */
export const administratorListOptions = () =>
  queryOptions({
    queryKey: queryKeys.administrators,
    queryFn: ({ signal }) => read(administratorCalls.listAdministrators, { signal }),
    staleTime: 0,
  })
