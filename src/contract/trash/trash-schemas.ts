import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'

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

export const trashParamsSchema = z.strictObject({ kind: trashKindSchema, id: idSchema })

export const tolerantTrashItemSchema = trashItemSchema
  .strip()
  .extend({ name: visibleBidiText, detail: visibleBidiText })
