import { z } from 'zod'
import type { Appearance as AppearanceDocument } from '#collections/generated/payload-types.ts'
import { sql } from '#collections/sql.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { DEFAULT_ACCENTS, isHexColor } from '#src/lib/color/accent.ts'
import type { Accents } from '#src/lib/color/accent.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import { versionOf } from '#src/services/media/stored-content.ts'
import { asSystem, payloadClient, readSql } from '#src/services/platform/payload.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'

export type Appearance = {
  accents: Accents
  icon: { url: string; version: string } | null
}

const DEFAULT_APPEARANCE: Appearance = { accents: DEFAULT_ACCENTS, icon: null }

/** The colours and the icon of the site, for its pages. Errors: `unavailable`. */
export async function getAppearance(): Promise<Appearance> {
  if (isBuildWithoutData) return DEFAULT_APPEARANCE
  const payload = await payloadClient()
  const { accents, icon } = await payload.findGlobal({
    slug: 'appearance',
    depth: 0,
    ...asSystem('every page shows it'),
  })
  return { accents: toAccents(accents), icon: await findIcon(icon) }
}

const toAccents = (stored: AppearanceDocument['accents']) =>
  Object.fromEntries(
    THEME_NAMES.map((theme) => {
      const chosen = stored?.[theme]
      return [theme, isHexColor(chosen) ? chosen : DEFAULT_ACCENTS[theme]]
    }),
  ) as Accents

const iconSchema = z.object({ filename: z.string(), content: z.string() })

/** Null also for an image that was deleted since. */
async function findIcon(icon: AppearanceDocument['icon']): Promise<Appearance['icon']> {
  if (typeof icon !== 'string') return null
  const [row] = await readSql(
    sql`select filename, coalesce(stored_name, filename) as content from media
        where id = ${icon} and deleted_at is null`,
  )
  if (!row) return null
  const { filename, content } = iconSchema.parse(row)
  return { url: fileUrl('media', filename), version: versionOf(content) }
}
