import { z } from 'zod'
import { idSchema, isoDateSchema } from './text.ts'

/** §3 Resume. */
export const resumeSchema = z.strictObject({
  id: idSchema,
  originalName: z.string(),
  url: z.string(),
  size: z.number(),
  uploadedAt: isoDateSchema,
  isActive: z.boolean(),
})
export type Resume = z.infer<typeof resumeSchema>
export const resumeListSchema = z.array(resumeSchema)

export const RESUME_MIME_TYPE = 'application/pdf'
