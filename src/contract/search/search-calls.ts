import { z } from 'zod'
import { defineCall, reading } from '#src/contract/call.ts'
import {
  foundItemSchema,
  searchQuerySchema,
  searchResponseSchema,
  searchTextSchema,
} from './search-schemas.ts'

export const searchCalls = {
  search: defineCall({
    ...reading,
    path: '/api/search',
    access: 'public',
    summary: 'Search published posts and projects, best first',
    query: searchQuerySchema,
    response: searchResponseSchema,
    errors: [429],
  }),
  searchAll: defineCall({
    ...reading,
    path: '/api/search/all',
    summary: 'Search all documents including drafts, best first',
    query: z.strictObject({ q: searchTextSchema }),
    response: z.array(foundItemSchema),
  }),
} as const
