import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import {
  foundItemSchema,
  searchQuerySchema,
  searchResponseSchema,
  searchTextSchema,
} from './search-schemas.ts'

export const searchCalls = {
  search: defineCall({
    method: 'GET',
    path: '/api/search',
    access: 'public',
    scopes: ['read'],
    summary: 'Search published posts and projects, best first',
    query: searchQuerySchema,
    response: searchResponseSchema,
    errors: [429],
  }),
  searchAll: defineCall({
    method: 'GET',
    path: '/api/search/all',
    scopes: ['read'],
    summary: 'Search all documents including drafts, best first',
    query: z.strictObject({ q: searchTextSchema }),
    response: z.array(foundItemSchema),
  }),
} as const
