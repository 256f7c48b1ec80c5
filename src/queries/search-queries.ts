import { keepPreviousData } from '@tanstack/react-query'
import { searchCalls } from '#src/contract/search/search-calls.ts'
import { callQuery } from './call-query.ts'

/** Search over all documents; never cached, because every save changes it. */
export const searchAllOptions = (q: string) =>
  callQuery(
    searchCalls.searchAll,
    { query: { q } },
    { enabled: q.trim() !== '', staleTime: 0, placeholderData: keepPreviousData },
  )
