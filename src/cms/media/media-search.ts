import type { MediaItem } from '#src/contract/files/media-schemas.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'

/** §2 Media library: case-insensitive, over original name and MIME type. */
export function searchMedia(items: MediaItem[], query: string): MediaItem[] {
  const wanted = normalizeForSearch(query.trim())
  return items.filter(({ originalName, mimeType }) =>
    [originalName, mimeType].some((text) => normalizeForSearch(text).includes(wanted)),
  )
}

/** The top-level type of a MIME type: `image` of `image/png`. */
export const mainType = (mimeType: string): string => mimeType.split('/')[0] ?? mimeType
