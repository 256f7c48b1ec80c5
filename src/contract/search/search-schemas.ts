import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'

/** A longer search is cut, not refused: it is found by its beginning. */
export const searchTextSchema = z
  .string()
  .transform((text) => text.normalize('NFC').slice(0, LIMITS.searchLength).trim())

export const searchQuerySchema = z.strictObject({
  q: searchTextSchema,
  page: z.coerce.number().int().min(1).max(999_999).default(1),
})

const markedTextSchema = z.array(z.strictObject({ text: z.string(), isMarked: z.boolean() }))
export type MarkedText = z.output<typeof markedTextSchema>

const searchResultSchema = z.strictObject({
  kind: z.enum(['post', 'project']),
  id: z.string(),
  title: markedTextSchema,
  path: z.string(),
  category: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  sentence: markedTextSchema,
  tags: z.array(z.string()),
})
export type SearchResult = z.output<typeof searchResultSchema>

const foundTagSchema = z.strictObject({ slug: z.string(), name: z.string(), count: z.int() })
export type FoundTag = z.output<typeof foundTagSchema>

export const searchResponseSchema = z.strictObject({
  results: z.array(searchResultSchema),
  count: z.int(),
  pageCount: z.int(),
  tags: z.array(foundTagSchema),
  corrected: z.string().nullable(),
})
export type SearchResponse = z.output<typeof searchResponseSchema>

export const foundItemSchema = z.strictObject({
  kind: z.enum(['post', 'project', 'media', 'resume', 'message']),
  id: z.string(),
  label: z.string(),
  detail: z.string().nullable(),
})
export type FoundItem = z.output<typeof foundItemSchema>
