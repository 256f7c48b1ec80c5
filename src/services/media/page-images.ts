import type { PageImage, PageImages } from '#src/contract/posts/public-page-data.ts'
import { mediaColumns, rowToMediaItem } from './media-mapper.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { isFileName } from '#src/services/storage/file-store.ts'
import { sql } from '#collections/sql.ts'

const ADDRESS = /\/files\/media\/([\w.-]+)/g

/**
 * The library images that these texts reference; a text is a whole post or a single address.
 * @returns by path; images that are not in the library, or deleted, are left out
 */
export async function findPageImages(
  texts: readonly (string | null | undefined)[],
): Promise<PageImages> {
  const names = new Set(texts.flatMap((text) => fileNames(text ?? '')))
  if (names.size === 0) return {}
  // Visitors may not list the library, but the page already contains these addresses.
  const rows = await readSql(
    sql`select ${mediaColumns} from media
        where deleted_at is null and filename = any(${sql.param([...names])})`,
  )
  const items = rows.map(rowToMediaItem)
  return Object.fromEntries(items.map((item) => [item.url, toPageImage(item)]))
}

const fileNames = (text: string) =>
  [...text.matchAll(ADDRESS)].flatMap(([, name = '']) => (isFileName(name) ? [name] : []))

const toPageImage = ({
  url,
  alt,
  width,
  height,
  placeholder,
  sizes,
  version,
}: PageImage): PageImage => ({ url, alt, width, height, placeholder, sizes, version })
