import { z } from 'zod'
import type { Media } from '#collections/generated/payload-types.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'
import { versionOf } from './stored-content.ts'
import { documentColumns } from '#collections/sql.ts'

const FIELDS = [
  ...(['id', 'filename', 'originalName', 'mimeType', 'filesize', 'createdAt', 'alt'] as const),
  ...(['width', 'height', 'placeholder', 'renditions', 'storedName', 'earlier'] as const),
]
type MediaSource = Pick<Media, (typeof FIELDS)[number]>

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

/** The columns of `media` that an item needs, under the names of the document. */
export const mediaColumns = documentColumns('media', FIELDS)

/** The driver gives numeric columns as text. */
const rowSchema = z.looseObject({
  filesize: z.coerce.number(),
  width: z.coerce.number().nullable(),
  height: z.coerce.number().nullable(),
})

export const rowToMediaItem = (row: Record<string, unknown>): MediaItem =>
  toMediaItem(rowSchema.parse(row) as unknown as MediaSource)
