import { QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `isPublic`: it is answered without a session too, so that its success says nothing of one. */
    queryMeta: { isPublic?: boolean }
  }
}

/**
 * §7: no automatic retries, no refetch on interval or window focus, data never goes stale on its
 * own. `networkMode: always`, because the default parks a call while the browser believes it is
 * offline and sends it later: a retry nobody asked for.
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
