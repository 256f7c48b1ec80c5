import { z } from 'zod'
import type { Appearance as AppearanceDocument } from '#collections/generated/payload-types.ts'
import { sql } from '#collections/sql.ts'
import type { Appearance as ChosenAppearance } from '#src/contract/appearance/appearance-calls.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { DEFAULT_ACCENTS, isHexColor } from '#src/lib/color/accent.ts'
import type { Accents } from '#src/lib/color/accent.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'
import { versionOf } from '#src/services/media/stored-content.ts'
import {
  as,
  asSystem,
  payloadClient,
  readSql,
  withTransaction,
} from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'

export type Appearance = {
  accents: Accents
  icon: { url: string; version: string } | null
}

const slug = 'appearance'
const DEFAULT_APPEARANCE: Appearance = { accents: DEFAULT_ACCENTS, icon: null }

/** The colours and the icon of the site, for its pages. Errors: `unavailable`. */
export async function getSiteAppearance(): Promise<Appearance> {
  if (isBuildWithoutData) return DEFAULT_APPEARANCE
  const payload = await payloadClient()
  const access = asSystem('every page shows it')
  const { accents, icon } = await payload.findGlobal({ slug, ...access })
  const accentOf = (theme: ThemeName) => {
    const chosen = accents?.[theme]
    return isHexColor(chosen) ? chosen : DEFAULT_ACCENTS[theme]
  }
  return { accents: byTheme(accentOf), icon: await findIcon(icon) }
}

const iconSchema = z.object({
  ...{ filename: z.string(), originalName: z.string(), content: z.string() },
})

/** Null also for an image that was deleted since. */
async function findIcon(icon: AppearanceDocument['icon']) {
  if (typeof icon !== 'string') return null
  const [row] = await readSql(
    sql`select filename, original_name as "originalName", coalesce(stored_name, filename) as content from media
        where id = ${icon} and deleted_at is null`,
    iconSchema,
  )
  if (!row) return null
  const { filename, originalName, content } = row
  return { id: icon, url: fileUrl('media', filename), originalName, version: versionOf(content) }
}

/** GET /api/appearance: the choices of the owner; null for defaults. */
export async function getAppearance({ actor }: { actor: Admin }): Promise<ChosenAppearance> {
  const payload = await payloadClient()
  return toChosen(await payload.findGlobal({ slug, ...as(actor) }))
}

/** PUT /api/appearance: applies immediately. Errors: `invalid` at `accents.{theme}` and `icon`. */
export async function updateAppearance({
  actor,
  body: data,
}: Input<'updateAppearance'>): Promise<ChosenAppearance> {
  return toChosen(
    await withTransaction(actor, (req) =>
      req.payload.updateGlobal({ slug, data, ...as(actor, req) }),
    ),
  )
}

async function toChosen(doc: AppearanceDocument): Promise<ChosenAppearance> {
  const icon = await findIcon(doc.icon)
  return {
    accents: byTheme((theme) => doc.accents?.[theme] || null),
    icon: icon && { id: icon.id, url: icon.url, originalName: icon.originalName },
  }
}

const byTheme = <T>(value: (theme: ThemeName) => T) =>
  Object.fromEntries(THEME_NAMES.map((theme) => [theme, value(theme)])) as Record<ThemeName, T>
