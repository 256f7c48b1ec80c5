import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { comparisonSchemaOf, wordCountsSchema } from '#src/contract/comparison-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'
import { POST_FIELD_NAMES } from './post-fields.ts'

const postVersionSchema = z.strictObject({
  id: idSchema,
  savedAt: isoDateSchema,
  /** Status at this save; a publication date that has passed since then counts as published. */
  state: z.enum(['draft', 'published', 'scheduled']),
  isPublic: z.boolean(),
  title: z.string(),
  /** Words of title, excerpt and text against the version before; null for the oldest that is kept. */
  size: wordCountsSchema.nullable(),
})
export type PostVersion = z.infer<typeof postVersionSchema>
export const postVersionListSchema = z.array(postVersionSchema)

export const tolerantPostVersionSchema = postVersionSchema
  .strip()
  .extend({ title: visibleBidiText })

export const postComparisonSchema = comparisonSchemaOf([...POST_FIELD_NAMES, 'status'])
