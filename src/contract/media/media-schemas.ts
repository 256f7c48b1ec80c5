import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import { idSchema, isoDateSchema, isPlainLine, singleLineText } from '#src/contract/text-schemas.ts'
import { digits } from '#src/contract/tolerant-values.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'

const mediaSizeSchema = z.strictObject({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  mimeType: z.string(),
})

const previousFileSchema = z.strictObject({
  version: z.string(),
  size: z.number(),
  mimeType: z.string(),
  replacedAt: isoDateSchema,
})

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
  /** Version of the bytes: changes when the file is replaced, while `url` stays (lib/media-path.ts, `versionedUrl`). */
  version: z.string(),
  earlier: z.array(previousFileSchema),
})
export type MediaItem = z.infer<typeof mediaItemSchema>
export const mediaListSchema = z.array(mediaItemSchema)

/** The name is only shown, and is the name of downloads. The alternative text is empty for a decorative image. */
export const mediaPatchSchema = z
  .strictObject({
    originalName: singleLineText('Name', LIMITS.fileNameLength)
      .refine((name) => !/[/\\]/.test(name), 'Name must not contain / or \\')
      .optional(),
    alt: z
      .string()
      .trim()
      .max(LIMITS.altLength, `Alt text must be at most ${LIMITS.altLength} characters`)
      .refine(isPlainLine, 'Alt text must be a single line')
      .optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, 'Set a name or an alt text')
export type MediaPatch = z.infer<typeof mediaPatchSchema>

export const mediaChangeSchema = z.strictObject({
  ids: z.array(idSchema).min(1).max(LIMITS.storedFiles),
  isDeleted: z.boolean(),
})

export const mediaIdsQuerySchema = z.strictObject({
  ids: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(idSchema).min(1).max(LIMITS.archiveFiles, uploadMessages.tooManyForArchive)),
})

const mediaUseSchema = z.strictObject({
  kind: z.enum(['posts', 'projects', 'profile', 'appearance']),
  id: idSchema,
  title: z.string(),
  isPublished: z.boolean(),
})
export type MediaUse = z.infer<typeof mediaUseSchema>
export const mediaUseListSchema = z.array(mediaUseSchema)

/** The types of the file picker (S2-media-06). */
export const MEDIA_ACCEPT = 'image/*,video/*,audio/*,.pdf,.doc,.docx,.txt'

export const tolerantMediaItemSchema = mediaItemSchema.strip().extend({
  size: digits,
  alt: mediaItemSchema.shape.alt.default(''),
  width: mediaItemSchema.shape.width.default(null),
  height: mediaItemSchema.shape.height.default(null),
  placeholder: mediaItemSchema.shape.placeholder.default(null),
  sizes: mediaItemSchema.shape.sizes.default([]),
  version: mediaItemSchema.shape.version.default(''),
  earlier: mediaItemSchema.shape.earlier.default([]),
})
