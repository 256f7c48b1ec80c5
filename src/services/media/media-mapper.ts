import { z } from 'zod'
import type { Media } from '#collections/generated/payload-types.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'
import { versionOf } from './stored-content.ts'
import { sql } from '#collections/sql.ts'

/** The source fields of a media item. */
type MediaSource = Pick<
  Media,
  | 'id'
  | 'filename'
  | 'originalName'
  | 'mimeType'
  | 'filesize'
  | 'createdAt'
  | 'alt'
  | 'width'
  | 'height'
  | 'placeholder'
  | 'renditions'
  | 'storedName'
  | 'earlier'
>

/** A media item from a document. */
export function toMediaItem(doc: MediaSource): MediaItem {
  return {
    id: doc.id,
    url: fileUrl('media', doc.filename ?? ''),
    originalName: doc.originalName,
    mimeType: doc.mimeType ?? 'application/octet-stream',
    size: doc.filesize ?? 0,
    createdAt: new Date(doc.createdAt).toISOString(),
    alt: doc.alt ?? '',
    width: doc.width ?? null,
    height: doc.height ?? null,
    placeholder: doc.placeholder ?? null,
    sizes: (doc.renditions ?? []).map(({ name, width, height, mimeType }) => ({
      url: fileUrl('media', name),
      width,
      height,
      mimeType,
    })),
    version: versionOf(doc.storedName ?? doc.filename ?? ''),
    earlier: (doc.earlier ?? []).map(({ name, filesize, mimeType, replacedAt }) => ({
      version: versionOf(name),
      size: filesize,
      mimeType,
      replacedAt,
    })),
  }
}

const listedSchema = z.object({
  id: z.string(),
  filename: z.string().nullable(),
  original_name: z.string(),
  mime_type: z.string().nullable(),
  filesize: z.coerce.number(),
  created_at: z.string(),
  alt: z.string().nullable(),
  width: z.coerce.number().nullable(),
  height: z.coerce.number().nullable(),
  placeholder: z.string().nullable(),
  renditions: z.custom<Media['renditions']>(),
  stored_name: z.string().nullable(),
  earlier: z.custom<Media['earlier']>(),
})

/** The columns of `media` that a list needs. */
export const mediaColumns = sql`id, filename, original_name, mime_type, filesize, created_at, alt,
  width, height, placeholder, renditions, stored_name, earlier`

/** The same from a SQL row, for lists of thousands. */
export function rowToMediaItem(row: Record<string, unknown>): MediaItem {
  const { original_name, mime_type, created_at, stored_name, ...same } = listedSchema.parse(row)
  return toMediaItem({
    ...same,
    originalName: original_name,
    mimeType: mime_type,
    createdAt: created_at,
    storedName: stored_name,
  })
}
