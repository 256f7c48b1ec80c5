import { z } from 'zod'
import { auditEntrySchema } from './audit.ts'
import { contactSchema } from './contacts.ts'
import { mediaItemSchema } from './media.ts'
import { postSchema, postSummarySchema } from './posts.ts'
import { resumeSchema } from './resumes.ts'
import { trashedSchema } from './trash.ts'

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

const tolerantFields = { tags, imageUrl, readTime: digits, slug: z.string().optional() }
const bySlug = <P extends { id: string; slug?: string | undefined }>(post: P) => ({
  ...post,
  slug: post.slug ?? post.id,
})

export const receivedPostSummarySchema = postSummarySchema
  .strip()
  .extend({ ...tolerantFields, status: z.string().optional() })
  .transform(bySlug)

/** The editor knows two statuses. */
export const receivedPostSchema = postSchema
  .strip()
  .extend({ ...tolerantFields, status: z.string().optional() })
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

/**
 * What a stranger wrote, with the characters that turn the direction of text made visible: `gpj.exe` behind one
 * of them reads as `exe.jpg`.
 */
const strangersText = z
  .string()
  .transform((text) =>
    text.replace(
      /[\u202a-\u202e\u2066-\u2069]/g,
      (char) => `[U+${char.charCodeAt(0).toString(16).toUpperCase()}]`,
    ),
  )

export const receivedContactSchema = contactSchema.strip().extend({
  name: strangersText,
  email: strangersText,
  subject: strangersText,
  message: strangersText,
  state: contactSchema.shape.state.default('unread'),
})

export const receivedTrashedSchema = trashedSchema
  .strip()
  .extend({ name: strangersText, detail: strangersText })

export const receivedAuditEntrySchema = auditEntrySchema
  .strip()
  .extend({ subject: strangersText, actor: strangersText })
