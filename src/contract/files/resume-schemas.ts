import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { digits } from '#src/contract/tolerant-values.ts'

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

/** The tolerant response (tolerant-post-schemas.ts). */
export const tolerantResumeSchema = resumeSchema.strip().extend({ size: digits })
