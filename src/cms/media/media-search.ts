import type { MediaItem } from '#src/contract/media.ts'
import { searchText } from '#src/lib/search-text.ts'

/** §2 Media library: case-insensitive, on original name or mime type. */
export function searchMedia(items: MediaItem[], query: string): MediaItem[] {
  const wanted = searchText(query.trim())
  return items.filter(({ originalName, mimeType }) =>
    [originalName, mimeType].some((text) => searchText(text).includes(wanted)),
  )
}

/** The main part of a mime type: `image` of `image/png`. */
export const mainType = (mimeType: string): string => mimeType.split('/')[0] ?? mimeType
