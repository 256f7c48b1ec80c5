import { z } from 'zod'
import { digits } from '#src/contract/tolerant-values.ts'
import { OPTIONAL_FIELDS } from './post-fields.ts'
import { postSchema, postSummarySchema } from './post-schemas.ts'

/** Also accepts other statuses, sizes as digits, tags in one string, minutes as text, missing fields. */
const tags = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .default([])
  .transform((all) => all.map((tag) => tag.trim()).filter((tag) => tag !== ''))
const withOptionalFields = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (post) => (typeof post === 'object' ? { ...OPTIONAL_FIELDS, ...post } : post),
    schema,
  )

const tolerantFields = {
  tags,
  readTime: digits,
  slug: z.string().optional(),
}
const bySlug = <P extends { id: string; slug?: string | undefined }>(post: P) => ({
  ...post,
  slug: post.slug ?? post.id,
})

export const tolerantPostSummarySchema = withOptionalFields(
  postSummarySchema.strip().extend({ ...tolerantFields, status: z.string().optional() }),
).transform(bySlug)

const tolerantPostSchema = withOptionalFields(
  postSchema.strip().extend({ ...tolerantFields, status: z.string().optional() }),
).transform((post) => ({
  ...bySlug(post),
  status: post.isPublished ? ('published' as const) : ('draft' as const),
}))

/** A call that returns a post, with the ETag for its next save. */
export const postAnswer = {
  response: postSchema,
  clientResponse: tolerantPostSchema,
  hasETag: true,
} as const

export const tolerantLivePostSchema = z.object({ live: tolerantPostSchema.nullable() })
