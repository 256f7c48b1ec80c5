import { queryOptions } from '@tanstack/react-query'
import { brokenLinkCalls } from '#src/contract/posts/broken-link-calls.ts'
import { read, write } from './client.ts'
import { queryKeys } from './query-keys.ts'

/** Refetched each time, because saving a post and deleting a file change it. */
export const brokenLinksOptions = () =>
  queryOptions({
    queryKey: queryKeys.brokenLinks,
    queryFn: ({ signal }) => read(brokenLinkCalls.listBrokenLinks, { signal }),
    staleTime: 0,
  })

/** Those of these addresses that lead to nothing. */
export const checkedLinksOptions = (urls: string[]) =>
  queryOptions({
    queryKey: [...queryKeys.brokenLinks, urls] as const,
    queryFn: () => write(brokenLinkCalls.checkLinks, { body: { urls } }),
    staleTime: 0,
    enabled: urls.length > 0,
  })
