import { z } from 'zod'
import { idSchema, isoDateSchema } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'
import { POST_FIELD_NAMES } from './post-fields.ts'

export const versionParamsSchema = z.strictObject({ id: idSchema, version: idSchema })

const wordCountsSchema = z.strictObject({ added: z.int().min(0), removed: z.int().min(0) })
export type WordCounts = z.infer<typeof wordCountsSchema>

/** One kept save of a post, without its text. */
const postVersionSchema = z.strictObject({
  id: idSchema,
  savedAt: isoDateSchema,
  /** Of this save; a publication date that has passed since counts as published. */
  state: z.enum(['draft', 'published', 'scheduled']),
  title: z.string(),
  /** Words of title, excerpt and text against the version before; null for the oldest that is kept. */
  size: wordCountsSchema.nullable(),
})
export type PostVersion = z.infer<typeof postVersionSchema>
export const postVersionListSchema = z.array(postVersionSchema)

/** The tolerant response (tolerant-post-schemas.ts). */
export const tolerantPostVersionSchema = postVersionSchema
  .strip()
  .extend({ title: visibleBidiText })

/** Without `against` the text of the version is returned, with nothing marked. */
export const comparisonQuerySchema = z.strictObject({ against: idSchema.optional() })

const textPartSchema = z.strictObject({
  change: z.enum(['same', 'added', 'removed']),
  text: z.string(),
})
export type TextPart = z.infer<typeof textPartSchema>

const LINE_KINDS = ['text', 'heading', 'item', 'quote', 'code', 'image', 'table'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** A paragraph, a heading, a list item, a row of a table, a code block or an image, as text. */
const comparedLineSchema = z.strictObject({
  kind: z.enum(LINE_KINDS),
  parts: z.array(textPartSchema),
  /** Its words are the same, its formatting or spacing is not. */
  isReformatted: z.boolean(),
})
export type ComparedLine = z.infer<typeof comparedLineSchema>

/** What changed from one version of a post to another. */
export const comparisonSchema = z.strictObject({
  /** Null when there is nothing to compare with. */
  size: wordCountsSchema.nullable(),
  /** The changed fields besides the text. */
  fields: z.array(
    z.strictObject({
      name: z.enum([...POST_FIELD_NAMES, 'status']),
      parts: z.array(textPartSchema),
    }),
  ),
  /** The whole text in reading order. */
  lines: z.array(comparedLineSchema),
  /** The stored text differs, its words do not. */
  isReformatted: z.boolean(),
})
export type Comparison = z.infer<typeof comparisonSchema>
