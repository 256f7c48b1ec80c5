import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { searchTexts } from '#src/lib/normalize-for-search.ts'

/** Case-insensitive, over original name and MIME type (S2-media-10). */
export const searchMedia = (items: readonly MediaItem[], query: string) =>
  searchTexts(items, query, ({ originalName, mimeType }) => [originalName, mimeType])

export const mainType = (mimeType: string): string => mimeType.split('/')[0] ?? mimeType
