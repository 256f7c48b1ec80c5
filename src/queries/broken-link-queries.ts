import { queryOptions } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import { read } from './client.ts'

/** Refetched each time, because saving a post and deleting a file change it. */
export const brokenLinksOptions = () =>
  queryOptions({
    queryKey: ['broken-links'] as const,
    queryFn: ({ signal }) => read(calls.listBrokenLinks, { signal }),
    staleTime: 0,
  })
