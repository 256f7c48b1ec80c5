import { z } from 'zod'
import { digits } from '#src/contract/tolerant-values.ts'
import { postSchema, postSummarySchema } from './post-schemas.ts'

/**
 * Response shapes accepted besides the one our server sends: other statuses, sizes as digits, tags in
 * one string, minutes as text, missing fields.
 */
const tags = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .default([])
  .transform((all) => all.map((tag) => tag.trim()).filter((tag) => tag !== ''))
const textOrNull = z
  .string()
  .nullish()
  .transform((text) => text ?? null)

const tolerantFields = {
  tags,
  imageUrl: textOrNull,
  readTime: digits,
  slug: z.string().optional(),
}
const otherFields = {
  ...{ seoTitle: textOrNull, seoDescription: textOrNull, canonicalUrl: textOrNull },
  series: textOrNull,
  seriesPart: z
    .number()
    .nullish()
    .transform((part) => part ?? null),
}
const bySlug = <P extends { id: string; slug?: string | undefined }>(post: P) => ({
  ...post,
  slug: post.slug ?? post.id,
})

export const tolerantPostSummarySchema = postSummarySchema
  .strip()
  .extend({ ...tolerantFields, status: z.string().optional() })
  .transform(bySlug)

/** The editor knows two statuses. */
export const tolerantPostSchema = postSchema
  .strip()
  .extend({ ...tolerantFields, ...otherFields, status: z.string().optional() })
  .transform((post) => ({
    ...bySlug(post),
    status: post.isPublished ? ('published' as const) : ('draft' as const),
  }))

export const tolerantLivePostSchema = z.object({ live: tolerantPostSchema.nullable() })
