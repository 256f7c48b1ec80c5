import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'

/** Public as last saved, public with unpublished changes on top, or not public. */
const projectStatusSchema = z.enum(['published', 'changed', 'draft'])
export type ProjectStatus = z.infer<typeof projectStatusSchema>

/** A project in the management list, as last saved. It is edited in the built-in admin. */
const listedProjectSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  period: z.string(),
  summary: z.string(),
  status: projectStatusSchema,
  isFeatured: z.boolean(),
  updatedAt: isoDateSchema,
})
export type ListedProject = z.infer<typeof listedProjectSchema>
export const projectListSchema = z.array(listedProjectSchema)
