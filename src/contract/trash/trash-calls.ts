import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import { deletedSchema } from '#src/contract/id-schemas.ts'
import { trashListSchema, trashParamsSchema, tolerantTrashItemSchema } from './trash-schemas.ts'

export const trashCalls = {
  listTrash: defineCall({
    method: 'GET',
    path: '/api/trash',
    scopes: ['read'],
    summary: 'List the items in the trash, newest first',
    response: trashListSchema,
    clientResponse: z.array(tolerantTrashItemSchema),
  }),
  deleteForGood: defineCall({
    method: 'DELETE',
    path: '/api/trash/{kind}/{id}',
    summary: 'Delete an item in the trash permanently',
    params: trashParamsSchema,
    response: deletedSchema,
  }),
} as const
