import { z } from 'zod'
import {
  activityListSchema,
  activityQuerySchema,
  tolerantActivityEntrySchema,
} from './activity-schemas.ts'
import { defineCall } from '#src/contract/call.ts'

/** The activity log. */
export const activityCalls = {
  listActivity: defineCall({
    method: 'GET',
    path: '/api/audit',
    access: 'admin',
    summary: 'List sign-ins, publishing, deletions, activations and exports, newest first',
    query: activityQuerySchema,
    response: activityListSchema,
    clientResponse: z.array(tolerantActivityEntrySchema),
    status: 200,
    errors: [400],
  }),
} as const
