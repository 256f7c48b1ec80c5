import { z } from 'zod'
import { idSchema, isoDateSchema } from './text.ts'

/** One rendition of an image, made at upload. */
export const mediaSizeSchema = z.strictObject({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  mimeType: z.string(),
})
export type MediaSize = z.infer<typeof mediaSizeSchema>

/** §3 Media item; for images also the pixel size, the placeholder and the sizes made at upload. */
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

/** §2 Media library: what the file picker offers. */
export const MEDIA_ACCEPT = 'image/*,video/*,audio/*,.pdf,.doc,.docx,.txt'
