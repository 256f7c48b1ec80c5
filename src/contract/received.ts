import { z } from 'zod'
import { contactSchema } from './contacts.ts'
import { mediaItemSchema } from './media.ts'
import { postSchema, postSummarySchema } from './posts.ts'
import { resumeSchema } from './resumes.ts'

/**
 * §2, §3: the forms an answer may have besides the one our server sends: a status of its own, a size in digits,
 * tags in one string, minutes as text, fields that are not there.
 */
const digits = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*\d/)
    .transform((text) => Number.parseInt(text, 10)),
])
const tags = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .default([])
  .transform((all) => all.map((tag) => tag.trim()).filter((tag) => tag !== ''))
const imageUrl = z
  .string()
  .nullish()
  .transform((url) => url ?? null)

const postFields = { tags, imageUrl, readTime: digits, slug: z.string().optional() }
const bySlug = <P extends { id: string; slug?: string | undefined }>(post: P) => ({
  ...post,
  slug: post.slug ?? post.id,
})

export const receivedPostSummarySchema = postSummarySchema
  .strip()
  .extend({ ...postFields, status: z.string().optional() })
  .transform(bySlug)

/** The editor knows two statuses. */
export const receivedPostSchema = postSchema
  .strip()
  .extend({ ...postFields, status: z.string().optional() })
  .transform((post) => ({
    ...bySlug(post),
    status: post.isPublished ? ('published' as const) : ('draft' as const),
  }))

export const receivedMediaItemSchema = mediaItemSchema.strip().extend({
  size: digits,
  alt: mediaItemSchema.shape.alt.default(''),
  width: mediaItemSchema.shape.width.default(null),
  height: mediaItemSchema.shape.height.default(null),
  placeholder: mediaItemSchema.shape.placeholder.default(null),
  sizes: mediaItemSchema.shape.sizes.default([]),
})

export const receivedResumeSchema = resumeSchema.strip().extend({ size: digits })

export const receivedContactSchema = contactSchema
  .strip()
  .extend({ state: contactSchema.shape.state.default('unread') })
