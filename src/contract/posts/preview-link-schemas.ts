import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'

/** A link under which somebody may read a draft; `path` starts at the root of the site. */
export const previewLinkSchema = z.strictObject({
  id: idSchema,
  path: z.string(),
  createdAt: isoDateSchema,
  expiresAt: isoDateSchema,
})
export type PreviewLink = z.infer<typeof previewLinkSchema>
export const previewLinkListSchema = z.array(previewLinkSchema)
