import { z } from 'zod'
import type { PageImage, PageImages } from '#src/contract/posts/public-page-data.ts'
import { mediaPath } from '#src/lib/media-path.ts'
import { fileUrl } from '#src/services/platform/absolute-url.ts'
import { mediaColumns, rowToMediaItem } from './media-mapper.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { isFileName } from '#src/services/storage/file-store.ts'
import { sql } from '#collections/sql.ts'

const imageColumns = sql`${mediaColumns}, is_drawing, plates`
const ADDRESS = /\/files\/media\/([\w.-]+)/g

/** Library images in texts or URLs, by path; missing and deleted images are omitted. */
export async function findPageImages(
  texts: readonly (string | null | undefined)[],
): Promise<PageImages> {
  const names = new Set(texts.flatMap((text) => fileNames(text ?? '')))
  if (names.size === 0) return {}
  // Visitors may not list the library, but the page already contains these URLs.
  const rows = await readSql(
    sql`select ${imageColumns} from media
        where deleted_at is null and filename = any(${sql.param([...names])})`,
  )
  const images = rows.map(rowToPageImage)
  return imagesByPath(images)
}

/** Library images by id, for upload fields; deleted files and other types are omitted. */
export async function findUploadedImages(
  ids: readonly string[],
): Promise<Record<string, PageImage>> {
  if (ids.length === 0) return {}
  const rows = await readSql(
    sql`select ${imageColumns} from media where deleted_at is null
        and mime_type like 'image/%' and id::text = any(${sql.param([...ids])})`,
  )
  return Object.fromEntries(rows.map((row) => [z.string().parse(row['id']), rowToPageImage(row)]))
}

/** Images of a page by their paths, which are the same wherever they are loaded from. */
export const imagesByPath = (images: readonly PageImage[]): PageImages =>
  Object.fromEntries(images.map((image) => [mediaPath(image.url) ?? image.url, image]))

/** The files of the library whose URLs a text contains. */
export const fileNames = (text: string) =>
  [...text.matchAll(ADDRESS)].flatMap(([, name = '']) => (isFileName(name) ? [name] : []))

function rowToPageImage(row: Record<string, unknown>): PageImage {
  const { url, alt, width, height, placeholder, sizes, version } = rowToMediaItem(row)
  const isDrawing = row['is_drawing'] === true && row['plates'] === version
  const served = sizes.map((size) => ({ ...size, url: fileUrl(size.url) }))
  const facts = { alt, width, height, placeholder, version, isDrawing }
  return { url: fileUrl(url), sizes: served, ...facts }
}
