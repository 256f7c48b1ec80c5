import { z } from 'zod'
import {
  activityListSchema,
  activityQuerySchema,
  activityUndoSchema,
  tolerantActivityEntrySchema,
} from './activity-schemas.ts'
import { defineCall } from '#src/contract/call.ts'

export const activityCalls = {
  listActivity: defineCall({
    method: 'GET',
    path: '/api/audit',
    summary: 'List the activity of administrators, newest first',
    query: activityQuerySchema,
    response: activityListSchema,
    clientResponse: z.array(tolerantActivityEntrySchema),
  }),
  undoActivity: defineCall({
    method: 'POST',
    path: '/api/audit/{id}/undo',
    summary: 'Undo a bulk change of posts within 24 hours, unless they were saved again',
    response: activityUndoSchema,
    errors: [409],
    refresh: 'public',
  }),
} as const
