import type { Media } from '#collections/generated/payload-types.ts'
import type { MediaItem } from '#src/contract/media.ts'
import { fileUrl } from './storage/payload-adapter.ts'

/** §3 Media item of a document. */
export function toMediaItem(doc: Media): MediaItem {
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
  }
}
