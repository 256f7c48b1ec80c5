import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import {
  foundItemSchema,
  searchAllQuerySchema,
  searchQuerySchema,
  searchResponseSchema,
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
    query: searchAllQuerySchema,
    response: z.array(foundItemSchema),
  }),
} as const
