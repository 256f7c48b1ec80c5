import { z } from 'zod'
import type { Media } from '#collections/generated/payload-types.ts'
import { sql } from '#collections/sql.ts'

export type StoredContent = Omit<PreviousContent, 'replacedAt'>
export type PreviousContent = NonNullable<Media['earlier']>[number]

/** The driver gives numeric columns as text. */
export const contentRowSchema = z.object({
  name: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  filesize: z.coerce.number(),
  sha256: z.string(),
  width: z.coerce.number().nullable(),
  height: z.coerce.number().nullable(),
  placeholder: z.string().nullable(),
  renditions: z.custom<Media['renditions']>().transform((all) => all ?? []),
  earlier: z.custom<Media['earlier'] | null>().transform((all) => all ?? []),
})

export const contentColumns = sql`coalesce(stored_name, filename) as name, original_name as "originalName",
  coalesce(mime_type, 'application/octet-stream') as "mimeType", filesize, sha256, width, height, placeholder,
  renditions, earlier`

/** The version of the bytes: the random part of their name in the store. */
export const versionOf = (storedName: string): string => storedName.split('.', 1)[0] ?? ''
