import { z } from 'zod'
import { idSchema, isoDateSchema } from './text-schemas.ts'

export const documentMetadata = {
  state: z.enum(['draft', 'changed', 'published']),
  savedAt: isoDateSchema.nullable(),
}
export type DocumentState = z.infer<typeof documentMetadata.state>

const documentVersionSchema = z.strictObject({
  id: idSchema,
  savedAt: isoDateSchema,
  state: z.enum(['draft', 'published']),
  isPublic: z.boolean(),
})
export type DocumentVersion = z.infer<typeof documentVersionSchema>
export const documentVersionListSchema = z.array(documentVersionSchema)
