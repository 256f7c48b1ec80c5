import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'

/** What has a trash. */
export const trashKindSchema = z.enum(['posts', 'media', 'resumes', 'contacts'])
export type TrashKind = z.infer<typeof trashKindSchema>

/** One thing that was deleted and can still be taken back. */
export const trashItemSchema = z.strictObject({
  id: idSchema,
  kind: trashKindSchema,
  /** Title of a post, name of a file, subject of a message. */
  name: z.string(),
  /** The media type of a file, the sender of a message; empty for a post. */
  detail: z.string(),
  deletedAt: isoDateSchema,
  /** Then it goes for good. */
  endsAt: isoDateSchema,
})
export type TrashItem = z.infer<typeof trashItemSchema>
export const trashListSchema = z.array(trashItemSchema)

export const trashParamsSchema = z.strictObject({ kind: trashKindSchema, id: idSchema })

/** As an answer may be (tolerant-post-schemas.ts). */
export const tolerantTrashItemSchema = trashItemSchema
  .strip()
  .extend({ name: visibleBidiText, detail: visibleBidiText })
