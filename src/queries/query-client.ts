import { QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `isPublic`: succeeds without a session too, so that success does not prove one. */
    queryMeta: { isPublic?: boolean }
  }
}

/**
 * No retries, no refetch on interval or focus (S7-all-06 to S7-all-10). The default `networkMode` would send paused
 * calls later.
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
