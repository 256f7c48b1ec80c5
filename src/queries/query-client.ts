import { QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `isPublic`: succeeds without a session too, so that success does not prove one. */
    queryMeta: { isPublic?: boolean }
  }
}

/**
 * No automatic retries, no refetch on interval or window focus, data never goes stale on its own (S7-all-06 to S7-all-10).
 * `networkMode: always`, because the default pauses a call while the browser believes it is offline and sends
 * it later: an unwanted retry.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
