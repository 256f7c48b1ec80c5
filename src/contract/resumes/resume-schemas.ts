import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { digits } from '#src/contract/tolerant-values.ts'

/** A resume (S3-resume-01). */
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

export const paperSchema = z.enum(['A4', 'Letter'])
export type PaperName = z.infer<typeof paperSchema>

export const typesetResumeSchema = z.strictObject({
  resume: resumeSchema,
  skipped: z.array(z.string()),
})

export const tolerantResumeSchema = resumeSchema.strip().extend({ size: digits })
export const tolerantTypesetResumeSchema = typesetResumeSchema
  .strip()
  .extend({ resume: tolerantResumeSchema })
