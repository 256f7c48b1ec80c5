import type { PageImage, PageImages } from '#src/contract/posts/public-page-data.ts'
import { mediaColumns, rowToMediaItem } from './media-mapper.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { isFileName } from '#src/services/storage/file-store.ts'
import { sql } from '#collections/sql.ts'

const ADDRESS = /\/files\/media\/([\w.-]+)/g

/**
 * The pictures of the media library that these texts name, whole posts or single addresses.
 * @returns by their path; pictures that are not in the library, or no longer, are left out
 */
export async function findPageImages(
  texts: readonly (string | null | undefined)[],
): Promise<PageImages> {
  const names = new Set(texts.flatMap((text) => fileNames(text ?? '')))
  if (names.size === 0) return {}
  // Visitors may not list the library, but the page names these pictures anyway.
  const rows = await readSql(
    sql`select ${mediaColumns} from media
        where deleted_at is null and filename = any(${sql.param([...names])})`,
  )
  const items = rows.map(rowToMediaItem)
  return Object.fromEntries(items.map((item) => [item.url, toPageImage(item)]))
}

const fileNames = (text: string) =>
  [...text.matchAll(ADDRESS)].flatMap(([, name = '']) => (isFileName(name) ? [name] : []))

const toPageImage = ({ url, alt, width, height, placeholder, sizes }: PageImage): PageImage => ({
  url,
  alt,
  width,
  height,
  placeholder,
  sizes,
})
