import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'
import { defineCall, reading } from '#src/contract/call.ts'
import { deletedSchema } from '#src/contract/id-schemas.ts'

export const trashKindSchema = z.enum(['posts', 'projects', 'media', 'resumes', 'contacts'])
export type TrashKind = z.infer<typeof trashKindSchema>

const trashItemSchema = z.strictObject({
  id: idSchema,
  kind: trashKindSchema,
  name: z.string(),
  detail: z.string(),
  deletedAt: isoDateSchema,
  endsAt: isoDateSchema,
})
export type TrashItem = z.infer<typeof trashItemSchema>
export const trashListSchema = z.array(trashItemSchema)

export const tolerantTrashItemSchema = trashItemSchema
  .strip()
  .extend({ name: visibleBidiText, detail: visibleBidiText })

export const trashCalls = {
  listTrash: defineCall({
    ...reading,
    path: '/api/trash',
    summary: 'List the items in the trash, newest first',
    response: trashListSchema,
    clientResponse: z.array(tolerantTrashItemSchema),
  }),
  deleteForGood: defineCall({
    method: 'DELETE',
    path: '/api/trash/{kind}/{id}',
    summary: 'Delete an item in the trash permanently',
    params: z.strictObject({ kind: trashKindSchema, id: idSchema }),
    response: deletedSchema,
  }),
} as const
