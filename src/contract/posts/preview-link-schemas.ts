import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'

export const previewLinkSchema = z.strictObject({
  id: idSchema,
  path: z.string(),
  createdAt: isoDateSchema,
  expiresAt: isoDateSchema,
})
export type PreviewLink = z.infer<typeof previewLinkSchema>
export const previewLinkListSchema = z.array(previewLinkSchema)
