import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchCalls } from '#src/contract/search/search-calls.ts'
import { read } from './client.ts'

/** What visitors find in posts and projects. */
export const searchPublished = (q: string, signal: AbortSignal) =>
  read(searchCalls.search, { query: { q }, signal })

/** What the owner finds in all documents; asked each time, because every save changes it. */
export const searchAllOptions = (q: string) =>
  queryOptions({
    queryKey: ['search', q] as const,
    queryFn: ({ signal }) => read(searchCalls.searchAll, { query: { q }, signal }),
    enabled: q.trim() !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
