import { z } from 'zod'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { extensionOf } from '#src/services/uploads/file-types.ts'
import { mediaColumns, rowToMediaItem } from './media-mapper.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { sql } from '#collections/sql.ts'

type ServedMedia = {
  /** Name of the bytes in the store; never reused for other bytes. */
  storedName: string
  originalName: string
  /** Whether the URL names these bytes, so that it never serves others. */
  isImmutable: boolean
}

type FoundMedia = ServedMedia | 'none' | 'unknown'

/**
 * The URL of a file serves its current bytes, with the current version permanently. A rendition URL of a replaced file
 * serves the current rendition, for pages opened before.
 */
export async function findServedMedia(key: string, version?: string): Promise<FoundMedia> {
  const [, stem = '', width, plate = ''] = /^(\w+)(?:-(\d+)([ai]?))?\./.exec(key) ?? []
  try {
    const [row] = await readSql(
      sql`select ${mediaColumns} from media where deleted_at is null and ${
        width === undefined ? sql`filename = ${key}` : hasContent(stem)
      }`,
      z.looseObject({ filename: z.string(), storedName: z.string().nullable() }),
    )
    if (!row) return 'none'
    const item = rowToMediaItem(row)
    const storedName = row.storedName ?? row.filename
    const served = { storedName, originalName: item.originalName }
    if (width === undefined) return { ...served, isImmutable: version === item.version }
    const isImmutable = stem === item.version
    return isImmutable
      ? { ...served, storedName: key, isImmutable }
      : {
          ...served,
          storedName: nearestSize(item, key, Number(width), plate) ?? storedName,
          isImmutable,
        }
  } catch (error) {
    const failure = toServiceError(error)
    if (failure.code === 'unavailable') return 'unknown'
    throw failure
  }
}

/** Rows whose current or earlier bytes have this version. */
const hasContent = (stem: string) =>
  sql`(starts_with(coalesce(stored_name, filename), ${`${stem}.`})
    or (jsonb_typeof(earlier) = 'array' and strpos(earlier::text, ${`"${stem}.`}) > 0))`

function nearestSize({ sizes }: MediaItem, key: string, width: number, plate: string) {
  const same = sizes.filter(({ url }) => extensionOf(url) === extensionOf(key))
  const fitting = same.find((size) => size.width >= width) ?? same.at(-1)
  return fitting?.url.split('/').at(-1)?.replace('.', `${plate}.`)
}
