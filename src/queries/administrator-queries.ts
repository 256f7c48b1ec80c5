import { queryOptions } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import { read } from './client.ts'

/** Who may sign in. Refetched on every mount: others sign in meanwhile. */
export const administratorListOptions = () =>
  queryOptions({
    queryKey: ['administrators'] as const,
    queryFn: ({ signal }) => read(calls.listAdministrators, { signal }),
    staleTime: 0,
  })
