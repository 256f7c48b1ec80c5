import { searchCalls } from '#src/contract/search/search-calls.ts'
import { request } from './client.ts'

export const searchText = (search: string, signal: AbortSignal) =>
  request(searchCalls.search, { query: { q: search }, signal })
