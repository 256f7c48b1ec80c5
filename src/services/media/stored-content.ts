import { z } from 'zod'
import type { Media } from '#collections/generated/payload-types.ts'
import type { PreparedUpload } from '#src/services/uploads/prepare-upload.ts'
import { sql } from '#collections/sql.ts'

export type StoredContent = Omit<EarlierContent, 'replacedAt'>
export type EarlierContent = NonNullable<Media['earlier']>[number]

const rowSchema = z.object({
  name: z.string(),
  original_name: z.string(),
  mime_type: z.string().nullable(),
  filesize: z.coerce.number(),
  sha256: z.string(),
  width: z.coerce.number().nullable(),
  height: z.coerce.number().nullable(),
  placeholder: z.string().nullable(),
  renditions: z.custom<Media['renditions']>(),
  earlier: z.custom<Media['earlier'] | null>(),
})

export const contentColumns = sql`coalesce(stored_name, filename) as name, original_name, mime_type, filesize,
  sha256, width, height, placeholder, renditions, earlier`

export function rowToContent(row: Record<string, unknown>) {
  const { mime_type, original_name, earlier, renditions, ...same } = rowSchema.parse(row)
  const current: StoredContent = {
    ...same,
    mimeType: mime_type ?? 'application/octet-stream',
    renditions: renditions ?? [],
  }
  return { current, originalName: original_name, earlier: earlier ?? [] }
}

export const uploadedContent = (upload: PreparedUpload): StoredContent => ({
  name: upload.name,
  mimeType: upload.mimeType,
  filesize: upload.bytes.length,
  sha256: upload.sha256,
  width: upload.width,
  height: upload.height,
  placeholder: upload.placeholder,
  renditions: upload.renditions.map(({ name, width, height, mimeType }) => ({
    name,
    width,
    height,
    mimeType,
  })),
})

/** The version of the bytes: the random part of their name in the store. */
export const versionOf = (storedName: string): string => storedName.split('.', 1)[0] ?? ''
