import { defineCall } from '#src/contract/call.ts'
import { deletedSchema } from '#src/contract/id-schemas.ts'
import { redirectBodySchema, redirectListSchema, redirectSchema } from './redirect-schemas.ts'

export const redirectCalls = {
  listRedirects: defineCall({
    method: 'GET',
    path: '/api/redirects',
    scopes: ['read'],
    summary: 'List redirects by their former URLs',
    response: redirectListSchema,
  }),
  createRedirect: defineCall({
    method: 'POST',
    path: '/api/redirects',
    summary: 'Create a redirect. Chains and loops are rejected',
    body: redirectBodySchema,
    response: redirectSchema,
    status: 201,
    refresh: 'public',
  }),
  updateRedirect: defineCall({
    method: 'PUT',
    path: '/api/redirects/{id}',
    summary: 'Change a redirect',
    body: redirectBodySchema,
    response: redirectSchema,
    refresh: 'public',
  }),
  deleteRedirect: defineCall({
    method: 'DELETE',
    path: '/api/redirects/{id}',
    summary: 'Delete a redirect',
    response: deletedSchema,
    refresh: 'public',
  }),
} as const
