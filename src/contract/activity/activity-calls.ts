import { z } from 'zod'
import {
  activityListSchema,
  activityQuerySchema,
  tolerantActivityEntrySchema,
} from './activity-schemas.ts'
import { defineCall } from '#src/contract/call.ts'
import { idSchema } from '#src/contract/text-schemas.ts'

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
    response: z.strictObject({ ids: z.array(idSchema) }),
    errors: [409],
    refresh: 'public',
  }),
} as const
