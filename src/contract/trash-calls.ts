import { z } from 'zod'
import { defineCall } from './call.ts'
import { deletedSchema } from './ids.ts'
import { receivedTrashedSchema } from './received.ts'
import { trashListSchema, trashParamsSchema } from './trash.ts'

/** The calls about what was deleted; taking it back is a call of its noun. */
export const trashCalls = {
  listTrash: defineCall({
    method: 'GET',
    path: '/api/trash',
    access: 'admin',
    summary: 'List items deleted in the last 30 days, newest first',
    response: trashListSchema,
    received: z.array(receivedTrashedSchema),
    status: 200,
    errors: [],
  }),
  deleteForGood: defineCall({
    method: 'DELETE',
    path: '/api/trash/{kind}/{id}',
    access: 'admin',
    summary: 'Permanently delete an item in the trash',
    params: trashParamsSchema,
    response: deletedSchema,
    status: 200,
    errors: [404],
  }),
} as const
