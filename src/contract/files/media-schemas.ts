import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import { idSchema, isoDateSchema, isPlainLine } from '#src/contract/text-schemas.ts'
import { digits } from '#src/contract/tolerant-values.ts'

/** One rendition of an image, made at upload. */
export const mediaSizeSchema = z.strictObject({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  mimeType: z.string(),
})
export type MediaSize = z.infer<typeof mediaSizeSchema>

/** §3 Media item; for images also the pixel size, the placeholder and the renditions. */
export const mediaItemSchema = z.strictObject({
  id: idSchema,
  url: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  size: z.number(),
  createdAt: isoDateSchema,
  alt: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  placeholder: z.string().nullable(),
  sizes: z.array(mediaSizeSchema),
})
export type MediaItem = z.infer<typeof mediaItemSchema>
export const mediaListSchema = z.array(mediaItemSchema)

/** Alternative text of an image; empty for a decorative one. */
export const mediaPatchSchema = z.strictObject({
  alt: z
    .string()
    .trim()
    .max(LIMITS.altLength, `Alt text must be at most ${LIMITS.altLength} characters`)
    .refine(isPlainLine, 'Alt text must be a single line'),
})

/** A post that references a file, as its image or in its text. */
export const mediaUseSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  isPublished: z.boolean(),
})
export type MediaUse = z.infer<typeof mediaUseSchema>
export const mediaUseListSchema = z.array(mediaUseSchema)

/** §2 Media library: the types of the file picker. */
export const MEDIA_ACCEPT = 'image/*,video/*,audio/*,.pdf,.doc,.docx,.txt'

/** The tolerant response (tolerant-post-schemas.ts). */
export const tolerantMediaItemSchema = mediaItemSchema.strip().extend({
  size: digits,
  alt: mediaItemSchema.shape.alt.default(''),
  width: mediaItemSchema.shape.width.default(null),
  height: mediaItemSchema.shape.height.default(null),
  placeholder: mediaItemSchema.shape.placeholder.default(null),
  sizes: mediaItemSchema.shape.sizes.default([]),
})
