import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'

/** Case-insensitive, over original name and MIME type (S2-media-10). */
export function searchMedia(items: MediaItem[], query: string): MediaItem[] {
  const wanted = normalizeForSearch(query.trim())
  return items.filter(({ originalName, mimeType }) =>
    [originalName, mimeType].some((text) => normalizeForSearch(text).includes(wanted)),
  )
}

export const mainType = (mimeType: string): string => mimeType.split('/')[0] ?? mimeType
