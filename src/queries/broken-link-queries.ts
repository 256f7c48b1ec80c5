import { queryOptions } from '@tanstack/react-query'
import { brokenLinkCalls } from '#src/contract/posts/broken-link-calls.ts'
import { read } from './client.ts'
import { queryKeys } from './query-keys.ts'

/** Refetched each time, because saving a post and deleting a file change it. */
export const brokenLinksOptions = () =>
  queryOptions({
    queryKey: queryKeys.brokenLinks,
    queryFn: ({ signal }) => read(brokenLinkCalls.listBrokenLinks, { signal }),
    staleTime: 0,
  })
