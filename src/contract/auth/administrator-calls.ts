import { defineCall } from '#src/contract/call.ts'
import { administratorListSchema } from './administrator-schemas.ts'

export const administratorCalls = {
  listAdministrators: defineCall({
    method: 'GET',
    path: '/api/administrators',
    summary: 'List accounts that can sign in or have signed in',
    response: administratorListSchema,
  }),
} as const
