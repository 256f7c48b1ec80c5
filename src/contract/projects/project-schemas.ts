import { z } from 'zod'
import { comparisonSchemaOf } from '#src/contract/comparison-schemas.ts'
import { documentMetadata } from '#src/contract/document-schemas.ts'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'

const listedProjectSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  period: z.string(),
  summary: z.string(),
  status: documentMetadata.state,
  isFeatured: z.boolean(),
  updatedAt: isoDateSchema,
})
export type ListedProject = z.infer<typeof listedProjectSchema>
export const projectListSchema = z.array(listedProjectSchema)

/** Before which project it goes; null for the end. */
export const projectPositionSchema = z.strictObject({ before: idSchema.nullable() })

const COMPARED_PROJECT_FIELDS = [
  'title',
  'summary',
  'outcomes',
  'links',
  'period',
  'role',
  'stack',
  'cover',
  'status',
] as const
export type ComparedProjectField = (typeof COMPARED_PROJECT_FIELDS)[number]
export const projectComparisonSchema = comparisonSchemaOf(COMPARED_PROJECT_FIELDS)
